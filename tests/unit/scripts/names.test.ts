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

/** Returns what a pattern's groups find in a file that is no test's. */
const findInSources = (pattern: RegExp) =>
  FILES.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => `${file}: ${match[1] ?? match[2]}`),
  )

it('a developer reads verbs where functions are meant: none ends in Of', () => {
  const named = /^(?:export )?(?:async )?(?:function (\w+Of)\b|const (\w+Of) = (?:async )?\()/gm
  expect(findInSources(named)).toEqual([])
})

it('a developer reads nouns where types are meant: none is a participle alone', () => {
  expect(findInSources(/^export (?:type|interface|class) ([A-Z][a-z]+ed)\b/gm)).toEqual([])
})

it('a developer takes in a folder at a glance: none has more than forty files', () => {
  const folders = FILES.map((file) => dirname(file))
  const crowded = new Set(folders.filter((folder) => folders.filter((other) => other === folder).length > 40))
  expect([...crowded]).toEqual([])
})
