import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
/** Decisions and the list of changes tell of what was; the checklist names what is on the wire. */
const DOCS = FILES.filter((file) => /^(?!docs\/(?:decisions\/|CHANGELOG|checklist)).*\.md$/.test(file))
const CODE = FILES.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('/migrations/'))

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g
/** Names of files in quoted code, or in comments; patterns and what stands for a name are none. */
const FILE = /(?<![\w*{<>/.-])(?:[\w[\]-]+\/)*[\w-]+(?:\.(?:module\.css|(?:[\w-]+\.)*(?:tsx?|mjs)))\b/g

/** Where a path with a slash begins, beside the folders that lead to the file which names it. */
const ROOTS = ['.', 'src', 'commerce/src', 'commerce/src/contract']
const PATHS = new Set(FILES)
const BASENAMES = new Set(FILES.map((file) => basename(file)))

const listFolders = (file: string): string[] =>
  file === '.' ? [] : [dirname(file), ...listFolders(dirname(file))]

/** A folder's README names the files of its folder; those of another with their path. */
const isReadme = (file: string) => basename(file) === 'README.md' && dirname(file) !== '.'

const isThere = (name: string, namedIn: string) =>
  name.includes('/')
    ? [...ROOTS, ...listFolders(namedIn)].some((root) => PATHS.has(join(root, name)))
    : isReadme(namedIn)
      ? PATHS.has(join(dirname(namedIn), name))
      : BASENAMES.has(name)

it.each(DOCS)('a developer who follows a name in %s finds its file', (doc) => {
  const quoted = readFileSync(doc, 'utf8').match(/`[^`\n]+`/g) ?? []
  const names = quoted.filter((code) => !/[*{<]/.test(code)).flatMap((code) => code.match(FILE) ?? [])
  expect(names.filter((name) => !isThere(name, doc))).toEqual([])
})

it('a developer who follows a name in a comment finds its file', () => {
  const lost = CODE.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(COMMENT) ?? []
    const names = comments.flatMap((comment) => comment.match(FILE) ?? [])
    return names.filter((name) => !isThere(name, file)).map((name) => `${file}: ${name}`)
  })
  expect(lost).toEqual([])
})

it('a developer finds each word of the glossary once, where the alphabet has it', () => {
  const tables = readFileSync('docs/glossary.md', 'utf8').split(/^## /m).slice(1)
  const terms = tables.map((table) =>
    [...table.matchAll(/^\| (?:to )?\*\*([^*,/]+)/gm)].map(([, term = '']) => term),
  )
  for (const words of terms)
    expect(words).toEqual(words.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  const all = terms.flat().toSorted()
  expect(all.filter((term, at) => all[at + 1] === term)).toEqual([])
})

/** A name as the glossary writes it: `printKernel`, `print-kernel` and `print/kernel` are 'print kernel'. */
const splitWords = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_/]/g, ' ').toLowerCase()

/** Returns a pattern of a term in any number and tense. */
function createTermPattern(term: string): RegExp {
  const words = splitWords(term.replace(/^to /, '')).split(' ')
  return new RegExp(
    `\\b${words.map((word) => `${word.replace(/(?:y|ies|s)$/, '')}(?:y|ies|e?s|e?d)?`).join(' ')}\\b`,
  )
}

it('a developer finds each word of the glossary in a name of the code', () => {
  const sources = CODE.filter((file) => /^(?:src|commerce\/(?:src|sandbox|admin))\//.test(file))
  const names = sources.flatMap((file) => [
    file,
    ...(readFileSync(file, 'utf8')
      .replaceAll(COMMENT, '')
      .match(/[a-z]\w+/gi) ?? []),
  ])
  const written = splitWords([...new Set(names)].join('\n'))
  const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].flatMap(
    ([, bold = '']) => bold.split(/, | \/ /),
  )
  expect(terms.length).toBeGreaterThan(150)
  expect(terms.filter((term) => !createTermPattern(term).test(written))).toEqual([])
})

const DECISION_ROW = /^\| \[(\d+)\]\(([\w.-]+)\) +\| (.+?) +\|/gm

it('a developer finds each decision in their list, by its number, file and title', () => {
  const listed = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(DECISION_ROW)].map(
    ([, number = '', file = '', title = '']) => `${file} # ${number} ${title}`,
  )
  const files = FILES.filter((file) => /^docs\/decisions\/\d/.test(file))
  const written = files.map((file) => `${basename(file)} ${readFileSync(file, 'utf8').split('\n', 1)[0]}`)
  expect(files.length).toBeGreaterThan(50)
  expect(listed).toEqual(written)
})

it('a reader of security.md finds each test that proves a requirement', () => {
  const rows = readFileSync('docs/security.md', 'utf8').match(/^\| \d.*\|$/gm) ?? []
  const named = rows.flatMap((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/`((?:unit|integration|tests\/[a-z-]+)\/[\w./-]+)`/g)].map(
      ([, name = '']) => name.replace(/^(?=unit|integration)/, 'commerce/tests/'),
    ),
  )
  const tests = FILES.map((file) => file.replace(/\.(?:test|spec)\.tsx?$/, ''))
  const isTest = (name: string) => {
    const [, kind = '', path = ''] = /^((?:commerce\/)?tests\/[^/]+)\/(.+?)(?:\.test\.tsx)?$/.exec(name) ?? []
    return tests.some((test) => test.startsWith(`${kind}/`) && `${test}/`.includes(`/${path}/`))
  }
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((name) => !isTest(name))).toEqual([])
})
