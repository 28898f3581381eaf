import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

/** Programs and parts; the generator of the movie on /bonus is run by hand, once in years. */
const FILES = execFileSync('git', ['ls-files', 'src', 'commerce/src', 'commerce/sandbox', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('scripts/film/') && !file.includes('/tests/'),
  )

it('a developer reads verbs where functions are meant: none ends in Of', () => {
  const named = /^(?:export )?(?:async )?(?:function (\w+Of)\b|const (\w+Of) = (?:async )?\()/gm
  const found = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map((match) => `${file}: ${match[1] ?? match[2]}`),
  )
  expect(found).toEqual([])
})

it('a developer takes in a folder at a glance: none has more than forty files', () => {
  const folders = FILES.map((file) => dirname(file))
  const crowded = new Set(folders.filter((folder) => folders.filter((other) => other === folder).length > 40))
  expect([...crowded]).toEqual([])
})
