import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { ACCEPTED } from '../mutation/accepted.mjs'
import { TARGETS } from '../mutation/targets.mjs'

/** Returns a glob without its braces, once for each way to read them. */
function expandBraces(glob: string): string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (braces === undefined || inside === undefined) return [glob]
  return inside.split(',').flatMap((part) => expandBraces(glob.replace(braces, () => part)))
}

/** Whether a glob, which has its * in the name of the file, is that of any file. */
function hasFile(glob: string): boolean {
  const name = new RegExp(
    `^${basename(glob)
      .replaceAll('.', String.raw`\.`)
      .replace('*', '.*')}$`,
  )
  return existsSync(dirname(glob)) && readdirSync(dirname(glob)).some((file) => name.test(file))
}

it.each(Object.entries(TARGETS))(
  '%s is asked of mutants whose rules and tests all stand there',
  (_, target) => {
    const globs = [...target.rules.filter((rule) => !rule.startsWith('!')), ...target.tests]
    expect(globs.flatMap(expandBraces).filter((glob) => !hasFile(glob))).toEqual([])
  },
)

it('only mutants of code that is there are accepted', () => {
  const isGone = (mutant: string) => {
    const [file = '', code = ''] = mutant.split(/: (.*?) -> /s)
    return !existsSync(file) || !readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').includes(code)
  }
  expect(ACCEPTED.flatMap(({ mutants }) => mutants).filter(isGone)).toEqual([])
})
