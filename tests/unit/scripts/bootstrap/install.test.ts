import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getProcessIdentity } from '../../../../scripts/bootstrap/process-identity.mjs'
import { ROOT } from '../../../../scripts/bootstrap/paths.mjs'

/** A stand-in for npm, which also empties the folder first, takes its time, and writes the list of packages last. */
const NPM = `
const { appendFileSync, cpSync, mkdirSync, rmSync } = require('node:fs')
process.on('SIGTERM', () => {})
appendFileSync('npm.log', 'begins ')
rmSync('node_modules', { recursive: true, force: true })
setTimeout(() => {
  mkdirSync('node_modules/a', { recursive: true })
  cpSync('package-lock.json', 'node_modules/.package-lock.json')
  appendFileSync('npm.log', 'ends ')
}, 500)
`
const PACKAGES = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } })
const INSTALL = `
import { install } from './scripts/bootstrap/install.mjs'
await install({ isSiteOnly: true }).catch(({ message }) => console.log(message))
`

let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'))
  cpSync(join(ROOT, 'scripts', 'bootstrap'), join(clone, 'scripts', 'bootstrap'), { recursive: true })
  writeFileSync(join(clone, 'package-lock.json'), PACKAGES)
  writeFileSync(join(clone, 'npm.cjs'), NPM)
  writeFileSync(join(clone, 'install.mjs'), INSTALL)
})
afterEach(() => rmSync(clone, { recursive: true }))

/** Starts an installation; `ended` resolves with what it has said. */
function startInstall() {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') }
  const child = spawn(process.execPath, ['install.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  return { child, ended: new Promise<string>((resolve) => child.once('close', () => resolve(output))) }
}

const npmLog = () => readFileSync(join(clone, 'npm.log'), 'utf8')

it('an installation waits for the one before it, which was killed while its npm goes on', async () => {
  const killed = startInstall()
  await vi.waitFor(() => expect(npmLog()).toBe('begins '), 30_000)
  killed.child.kill('SIGKILL')
  await startInstall().ended
  expect(npmLog()).toBe('begins ends ')
})

it('packages stay as they are while the shop runs, on whatever data', async () => {
  const running = join(clone, '.cache', 'start', 'running')
  mkdirSync(running, { recursive: true })
  writeFileSync(join(running, '1.json'), JSON.stringify({ owner: getProcessIdentity(process.pid) }))
  expect(await startInstall().ended).toContain(`The shop is running (process ${process.pid})`)
  expect(existsSync(join(clone, 'npm.log'))).toBe(false)
})
