import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acquireLock, findLockOwner, withLock } from '../../../../scripts/bootstrap/lock-file.mjs'
import { getProcessIdentity } from '../../../../scripts/bootstrap/process-identity.mjs'

const ALIVE = { owner: getProcessIdentity(process.pid), url: 'alive' }
/** The claim of a killed process whose number the system has given to this one. */
const DEAD = { owner: { pid: process.pid, started: 'earlier' }, url: 'dead' }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-'))
  file = join(folder, 'claim.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const content = () => JSON.parse(readFileSync(file, 'utf8'))

describe('of several starts at once', () => {
  it('only the first has the data directory, and the others learn who has it', async () => {
    expect(await acquireLock(file, ALIVE)).toBeUndefined()
    expect(await acquireLock(file, { ...ALIVE, url: 'second' })).toEqual(ALIVE)
    expect(content()).toEqual(ALIVE)
    expect(findLockOwner(file)).toEqual(ALIVE.owner)
    expect(readdirSync(folder)).toEqual(['claim.json'])
  })

  it('one takes over from a launcher that was killed, after what that has left was ended', async () => {
    writeFileSync(file, JSON.stringify(DEAD))
    expect(findLockOwner(file)).toBeUndefined()
    const onLeftover = vi.fn(async () => expect(content()).toEqual(DEAD))
    expect(await acquireLock(file, ALIVE, onLeftover)).toBeUndefined()
    expect(onLeftover).toHaveBeenCalledExactlyOnceWith(DEAD)
    expect(content()).toEqual(ALIVE)
  })

  it('one takes over where a full disk has cut the record off', async () => {
    writeFileSync(file, '{"owner":')
    expect(await acquireLock(file, ALIVE)).toBeUndefined()
    expect(content()).toEqual(ALIVE)
  })

  it('each builds after the other', async () => {
    let builds = 0
    const build = async () => {
      builds += 1
      expect(builds).toBe(1)
      await setImmediate()
      builds -= 1
    }
    await Promise.all([withLock(file, build), withLock(file, build), withLock(file, build)])
    expect(readdirSync(folder)).toEqual([])
  })
})
