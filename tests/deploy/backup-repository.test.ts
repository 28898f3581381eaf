import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { query } from '../../commerce/tests/support/database'
import { createBackupFixture } from './support/backup-fixture'
import { run } from './support/run-script'

const fixture = createBackupFixture()
const { backUp, restore, orders } = fixture

/** Kills restic while it has the repository to itself. */
async function leaveLockBehind(): Promise<void> {
  const locks = join(fixture.environment['RESTIC_REPOSITORY'] ?? '', 'locks')
  // At a kilobyte a second it lasts for as long as it is let live.
  const child = spawn('restic', ['check', '--read-data', '--limit-download', '1'], {
    env: { ...process.env, ...fixture.environment },
    stdio: 'ignore',
  })
  // Under its last name: it is written under another one first.
  await expect.poll(() => readdirSync(locks).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(1)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

describe('a backup [S13]', () => {
  it('of a drill on another machine leaves those of the shop alone, which it restores', async () => {
    await backUp()
    const drill = { DOMAIN: 'drill.example.ch' }
    await query(fixture.databaseUrl, 'truncate "order", order_line')
    for (let i = 0; i < 4; i++) expect(await backUp(drill)).toMatchObject({ code: 0 })
    const listed = await run('restic', ['snapshots', '--json'], fixture.environment)
    const hosts = Array.from(listed.output.matchAll(/"hostname":"([^"]+)"/g), ([, host]) => host)
    expect(hosts.filter((host) => host === 'shop.example.ch')).toHaveLength(1)
    const outcome = await restore(['--from', 'shop.example.ch', '--overwrite'], drill)
    expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('Restored 40 orders') })
    expect(await restore([], { DOMAIN: 'other.example.ch' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('The backup latest of other.example.ch is not whole, or not there'),
    })
  })

  it('that was killed leaves no lock behind that the next one or a restore stops at', async () => {
    writeFileSync(join(fixture.environment['DATA_DIR'] ?? '', 'uploads', 'large.webp'), randomBytes(300_000))
    await backUp()
    await leaveLockBehind()
    expect(await backUp()).toMatchObject({ code: 0 })
    expect((await run('restic', ['list', 'locks', '--no-lock'], fixture.environment)).output.trim()).toBe('')
    await leaveLockBehind()
    expect(await restore(['--overwrite'])).toMatchObject({ code: 0 })
  })

  it('says why its repository cannot be opened, and makes no other one', async () => {
    await backUp()
    const told = await backUp({ RESTIC_PASSWORD: 'another one' })
    expect(told).toMatchObject({ code: 1, output: expect.stringContaining('wrong password or no key found') })
    expect(told.output).not.toContain('already')
  })

  it('that is not whole is refused, nothing is changed, and the next one says so', async () => {
    await backUp()
    const packs = join(fixture.environment['RESTIC_REPOSITORY'] ?? '', 'data')
    for (const pack of readdirSync(packs, { recursive: true, withFileTypes: true }))
      if (pack.isFile()) {
        const file = join(pack.parentPath, pack.name)
        chmodSync(file, 0o600)
        const content = readFileSync(file)
        content.fill(0)
        writeFileSync(file, content)
      }
    expect(await restore(['--overwrite'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing was changed'),
    })
    expect(await orders()).toBe(40)
    expect(await backUp()).toMatchObject({
      code: 1,
      output: expect.stringContaining('The newest backup cannot be read: nothing was saved.'),
    })
  })

  it('is refused where it would stay on this machine, or nobody could read it', async () => {
    expect(await backUp({ BACKUP_ON_THIS_MACHINE: '' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('is a folder of this machine'),
    })
    expect(await backUp({ RESTIC_PASSWORD: '' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('RESTIC_PASSWORD is missing'),
    })
    expect(existsSync(fixture.environment['RESTIC_REPOSITORY'] ?? '')).toBe(false)
  })
})
