import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const TREES = [
  'src',
  'commerce/src',
  'commerce/sandbox',
  'commerce/admin',
  'commerce/tests',
  'scripts',
  'tests',
]
const FILES = execFileSync('git', ['ls-files', ...TREES], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Returns what a pattern's group finds. Migrations stay as they have run. */
const findIn = (files: readonly string[], pattern: RegExp) =>
  files
    .filter((file) => !file.includes('/migrations/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => `${file}: ${name}`),
    )

it('a developer reads verbs and nouns where functions and values are meant: none is told by an Of', () => {
  // Names in quotes are those of the wire and of texts; `valueOf` is JavaScript's.
  const ended = /(?<!['"`.\w-])(?!reorderOf\b|valueOf\b)([a-z]\w*Of)\b(?!['"`\w-])/g
  expect(findIn(FILES, ended)).toEqual([])
  const begun = /\b(?:const|let|function)\s+(of[A-Z]\w*|\w*(?<!Out)Of[A-Z]\w*)\b/g
  expect(findIn(FILES, begun)).toEqual([])
  const shouted = /\b(?:const|let)\s+(OF_\w+|\w+(?<!\bOUT)_OF(?:_\w+)?)\b/g
  expect(findIn(FILES, shouted)).toEqual([])
})

it('a developer reads what a value is: none is called of, look or asked', () => {
  const declared = /\b(?:const|let|function)\s+(of|look|asked)(?=\s*[:=(]| of\b)/g
  expect(findIn(FILES, declared)).toEqual([])
  const listed = /(?:[([{,]|\w:|\.\.\.)\s*(of|look|asked)\s*(?=[?:,)=\]}])/g
  expect(findIn(FILES, listed)).toEqual([])
})

it('a developer meets with… only where a callback is run in something', () => {
  // A parameter that is a function is written as `name: (`; scripts have no types.
  const withoutCallback =
    /\b(?:function|const)\s+(with[A-Z]\w*)(?:\s*=\s*(?:async\s*)?)?(?:<[^(]*?>)?\((?![^)]*: \()/g
  const typed = FILES.filter((file) => !file.endsWith('.mjs'))
  expect(findIn(typed, withoutCallback)).toEqual([])
})

it('a developer reads the words of the glossary, not those that it has replaced', () => {
  const replaced =
    /\b(?:const|let|function)\s+((?:un)?settled\w*|settling\w*|\w+Settled|least|most|\w+(?:Least|Most)|(?:\w+_)?(?:LEAST|MOST|FEWEST|LONGEST|SMALLEST|LOWEST|FINEST)(?:_\w+)?)\b/g
  expect(findIn(FILES, replaced)).toEqual([])
})

it('a developer meets one way to keep a member to its class: private', () => {
  expect(findIn(FILES, /\bthis\.(#\w+)/g)).toEqual([])
})

it('a developer reads nouns where types are meant: none is a participle alone', () => {
  expect(findIn(FILES, /^(?:export )?(?:type|interface|class) ([A-Z][a-z]+ed)\b/gm)).toEqual([])
})

it('a developer takes in a folder at a glance: none has more than forty files', () => {
  const folders = FILES.map((file) => dirname(file))
  const crowded = new Set(folders.filter((folder) => folders.filter((other) => other === folder).length > 40))
  expect([...crowded]).toEqual([])
})

it('a developer who searches for an exported type finds it alone: no other type of the product has its name', () => {
  const product = FILES.filter((file) => /^(src|commerce\/(src|sandbox|admin\/src))\//.test(file))
  const declared = (pattern: RegExp) =>
    findIn(product, pattern).map((line) => ({ line, name: line.split(': ')[1] }))
  const types = declared(/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm)
  const exported = declared(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm)
  const names = new Set(exported.map(({ name }) => name))
  const isRepeated = (name?: string) => types.filter((type) => type.name === name).length > 1
  expect(types.filter(({ name }) => names.has(name) && isRepeated(name))).toEqual([])
})

it('a developer who searches for what a file exports finds it alone: nothing else exported has its name', () => {
  const product = FILES.filter((file) => /^(src|commerce\/(src|sandbox|admin\/src))\//.test(file))
  // Medusa asks each route, job and widget for the same names. A type may be called as its value beside it.
  const pattern = /^export (?:async )?(?:function|const|class|type|interface) (?!config\b)(\w*[a-z]\w*)/gm
  const exported = [...new Set(findIn(product, pattern))].map((line) => ({ line, name: line.split(': ')[1] }))
  const isRepeated = (name?: string) => exported.filter((other) => other.name === name).length > 1
  expect(exported.filter(({ name }) => isRepeated(name))).toEqual([])
})
