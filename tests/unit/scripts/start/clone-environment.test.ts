import { fork } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCloneEnvironment, MODULE_PACK_ARGS } from '../../../../scripts/start/clone-environment'

/** More than any system gives a process. */
const NOBODY = 99_999_999

let folder: string
let packDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'))
  packDir = `${folder}-packs`
  write('package.json', '{}')
  write('price.js', 'exports.price = 35')
  write('late.mjs', "export const late = 'imported'")
  write('loader.js', "exports.load = () => import('./late.mjs')")
  write('broken.js', "exports.fail = () => { throw new Error('sold out') }")
  write(
    'main.js',
    `const { price } = require('./price')
const names = { main: require.main === module, resolved: require.resolve('./price'), file: __filename }
const tell = async () => {
  let stack = ''
  try { require('./broken').fail() } catch (error) { stack = error.stack.split('\\n')[1].trim() }
  const { late } = await require('./loader').load()
  process.send({ type: 'ready', price, late, stack, ...names })
}
// The program goes on, as a server does.
setInterval(() => undefined, 1000)
tell()`,
  )
})
afterEach(() => {
  for (const each of [folder, packDir]) rmSync(each, { recursive: true, force: true })
})

/** All that is changed keeps its length. */
function replaceInPack(text: string, other: string) {
  writeFileSync(pack(), readFileSync(pack(), 'latin1').replace(text, other.padEnd(text.length)), 'latin1')
}
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const packs = () =>
  statSync(packDir, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(packDir).filter((name) => name.endsWith('.pack'))
    : []
const pack = () => join(packDir, packs()[0] ?? 'none')
/** When it was written: its number may be that of one that is gone. */
const identifyPack = () => (packs().length === 0 ? undefined : statSync(pack()).mtimeMs)

type Options = { nodeArgs?: string[]; keeps?: RegExp | 'a pack' | 'nothing' }

/** Starts the program, and ends it once it is ready and has done what it is to do with its modules. */
async function start({ keeps = 'nothing', nodeArgs = [] }: Options = {}) {
  const before = identifyPack()
  const child = fork(join(folder, 'main.js'), {
    execArgv: [...nodeArgs, ...MODULE_PACK_ARGS],
    env: { ...process.env, MODULE_PACK_DIR: packDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const message: { price: number } = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    void ended.then(() => reject(new Error(output)))
  })
  if (keeps === 'a pack') await expect.poll(identifyPack).not.toBe(before)
  else if (keeps !== 'nothing') await expect.poll(() => output).toMatch(keeps)
  child.kill('SIGKILL')
  await ended
  if (keeps !== 'a pack') expect(identifyPack()).toBe(before)
  return { message, output }
}

describe('a start of the shop', () => {
  it('does without the modules of the start before where its developer wants none', () => {
    vi.stubEnv('MODULE_PACK_DIR', '')
    expect(createCloneEnvironment().MODULE_PACK_DIR).toBe('')
  })

  it('gets its modules from the start before, and does the same with them', async () => {
    utimesSync(join(folder, 'price.js'), 1, 1)
    const first = await start({ keeps: 'a pack' })
    expect(first.output).toBe('')
    // Same size, same time: such a change is not looked for, and shows where the module comes from.
    write('price.js', 'exports.price = 99')
    utimesSync(join(folder, 'price.js'), 1, 1)
    expect(await start()).toEqual(first)
    expect(first.message).toEqual({
      type: 'ready',
      price: 35,
      late: 'imported',
      stack: `at Object.exports.fail (${join(folder, 'broken.js')}:1:30)`,
      main: true,
      resolved: join(folder, 'price.js'),
      file: join(folder, 'main.js'),
    })
  })

  it.each([
    ['a source was changed', 'price.js'],
    ['another file has the name of a module now', 'price'],
  ])('loads its modules anew where %s, says so, and keeps those', async (_what, file) => {
    await start({ keeps: 'a pack' })
    write(file, 'exports.price = 100')
    const changed = await start({ keeps: 'a pack' })
    expect(changed.message.price).toBe(100)
    expect(JSON.parse(changed.output)).toEqual({
      level: 'warn',
      message: expect.stringMatching(/^The kept modules are not used.* has changed\)\.$/),
      timestamp: expect.any(String),
    })
    expect(await start()).toMatchObject({ message: { price: 100 }, output: '' })
  })

  it.each([
    ['are cut off', () => truncateSync(pack(), statSync(pack()).size - 1), /were cut off/],
    ['are hardly there', () => truncateSync(pack(), 20), /cannot be read/],
    ['are something else', () => writeFileSync(pack(), 'nothing of ours'), /cannot be read/],
    ['are of another Node', () => replaceInPack(process.version, 'v99.99.9'), /another Node/],
    ['are of another processor', () => replaceInPack(` ${process.arch} `, ' r42 '), /another Node/],
  ])('goes on where the kept modules %s, says so, and keeps new ones', async (_what, damage, sentence) => {
    await start({ keeps: 'a pack' })
    damage()
    const damaged = await start({ keeps: 'a pack' })
    expect(damaged.message.price).toBe(35)
    expect(damaged.output).toMatch(sentence)
    expect(await start()).toMatchObject({ message: { price: 35 }, output: '' })
  })

  it('keeps other modules with other flags of V8', async () => {
    await start({ keeps: 'a pack' })
    const other = await start({ keeps: 'a pack', nodeArgs: ['--no-opt'] })
    expect(other.message.price).toBe(35)
    expect(other.output).toMatch(/other settings/)
  })

  it('goes on where the disk takes nothing, and says so', async () => {
    writeFileSync(packDir, 'a file where the folder should be')
    const { message } = await start({ keeps: /^The modules could not be kept.*EEXIST.*\n$/ })
    expect(message.price).toBe(35)
  })

  it('keeps whole modules where it is not alone, and nothing of one that was killed meanwhile', async () => {
    await start({ keeps: 'a pack' })
    writeFileSync(`${pack()}.${NOBODY}`, 'half')
    write('price.js', 'exports.price = 100')
    const together = await Promise.all([1, 2, 3].map(() => start({ keeps: 'a pack' })))
    expect(together.map(({ message }) => message.price)).toEqual([100, 100, 100])
    expect(await start()).toMatchObject({ message: { price: 100 }, output: '' })
    // Two of them may have been ended, too, while they wrote: as soon as the first had kept its modules.
    write('price.js', 'exports.price = 101')
    await start({ keeps: 'a pack' })
    expect(readdirSync(packDir)).toEqual(packs())
  })
})
