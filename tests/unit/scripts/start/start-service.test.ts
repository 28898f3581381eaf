import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startService } from '../../../../scripts/start/start-service'

/** Says in a file how far it is. */
const PROGRAM = `
  const { appendFileSync } = require('node:fs')
  const say = (word) => appendFileSync('words', word + '\\n')
  const begin = () => {
    say('begun')
    process.send({ type: 'ready' })
  }
  say('loaded')
  if (process.env.BEGINS_ON_MESSAGE === 'true') process.once('message', begin)
  else begin()
`

it('the server loads its modules at once and begins when the database is there, also where it is started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  mkdirSync(join(folder, 'logs'))
  const file = join(folder, 'program.cjs')
  writeFileSync(file, PROGRAM)
  const words = () => readFileSync(join(folder, 'words'), { encoding: 'utf8', flag: 'a+' }).trim().split('\n')
  let tell = (_is: 'there') => {}
  const startSignal = new Promise((resolve) => (tell = resolve))
  const { ready, restart, stop } = startService({
    name: 'server',
    file,
    folder,
    nodeArgs: [],
    env: process.env,
    dataDir: folder,
    timeoutMs: 1000,
    showOutput: false,
    startSignal,
    recordChild: () => undefined,
    onGivenUp: () => undefined,
  })
  try {
    await expect.poll(words).toEqual(['loaded'])
    tell('there')
    await ready
    expect(words()).toEqual(['loaded', 'begun'])
    await restart()
    expect(words()).toEqual(['loaded', 'begun', 'loaded', 'begun'])
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
})
