import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROOT } from '../../../../scripts/bootstrap/paths.mjs'

const BESIDE = { isBeside: true }
/** A stand-in for npm. A file `npm-fails` makes it fail, as without a network. */
const NPM = `
const { cpSync, existsSync, mkdirSync } = require('node:fs')
if (existsSync('npm-fails')) { console.error('ENOTFOUND'); process.exit(1) }
mkdirSync('node_modules/a', { recursive: true })
cpSync('package-lock.json', 'node_modules/.package-lock.json')
`
const BUILD = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
if (existsSync('src/broken')) throw new Error('no such export')
appendFileSync('builds.log', 'built at ' + getPriority() + ' ')
mkdirSync('../.medusa/admin/public/app', { recursive: true })
writeFileSync('../.medusa/admin/public/app/index.html', readFileSync('src/page.tsx'))
`

let clone: string
let admin: typeof import('../../../../scripts/start/build-admin')
const at = (path: string) => join(clone, path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const page = () => readFileSync(at('commerce/.medusa/admin/public/app/index.html'), 'utf8')
const absence = () => readFileSync(at('commerce/.medusa/admin/absence'), 'utf8')
const builds = () => readFileSync(at('commerce/admin/builds.log'), 'utf8')

beforeEach(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  clone = mkdtempSync(join(ROOT, '.cache', 'clone-'))
  for (const path of ['scripts/bootstrap', 'scripts/start', 'commerce/src/lib/error-message.ts'])
    cpSync(join(ROOT, path), at(path), { recursive: true })
  write('commerce/admin/package-lock.json', JSON.stringify({ packages: { 'node_modules/a': {} } }))
  write('commerce/admin/build.mjs', BUILD)
  write('commerce/admin/src/page.tsx', 'one')
  write('npm.cjs', NPM)
  vi.stubEnv('npm_execpath', at('npm.cjs'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  admin = await import(at('scripts/start/build-admin.ts'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(clone, { recursive: true })
})

it('builds the admin once, beside the shop without being in its way, and again when it has changed', async () => {
  expect(await admin.buildAdmin(BESIDE)).toBe(true)
  expect(admin.isAdminBuilt()).toBe(true)
  expect(await admin.buildAdmin(BESIDE)).toBe(false)
  expect(page()).toBe('one')
  expect(builds()).toBe('built at 19 ')
  write('commerce/admin/src/page.tsx', 'two')
  expect(await admin.buildAdmin({ isBeside: false })).toBe(true)
  expect(page()).toBe('two')
})

it('two starts at once build one admin', async () => {
  const both = await Promise.all([admin.buildAdmin(BESIDE), admin.buildAdmin(BESIDE)])
  expect(both.toSorted()).toEqual([false, true])
  expect(builds()).toBe('built at 19 ')
})

it('an admin of other sources is not shown, and one of these stays', async () => {
  await admin.buildAdmin(BESIDE)
  admin.removeStaleAdmin()
  expect(page()).toBe('one')
  write('commerce/admin/src/page.tsx', 'two')
  admin.removeStaleAdmin()
  expect(existsSync(at('commerce/.medusa/admin/public'))).toBe(false)
})

it.each([
  ['packages', 'commerce/admin/npm-fails', 'Its packages could not be installed', 'ENOTFOUND'],
  ['build', 'commerce/admin/src/broken', 'It could not be built', 'no such export'],
])(
  'says in a sentence that its %s broke off, and why, until that is put right',
  async (step, cause, ...words) => {
    write(cause, '')
    const failure = await admin.buildAdmin(BESIDE).catch((error: Error) => error.message)
    for (const word of [...words, 'start the shop again']) expect(failure).toContain(word)
    expect(absence()).toBe(step)
    expect(admin.isAdminBuilt()).toBe(false)
    rmSync(at(cause))
    expect(await admin.buildAdmin(BESIDE)).toBe(true)
    expect(existsSync(at('commerce/.medusa/admin/absence'))).toBe(false)
  },
)
