import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestMailbox, type TestMailbox } from '../../commerce/tests/support/test-mailbox'
import { createBackupFixture } from './support/backup-fixture'

const fixture = createBackupFixture()
const { backUp } = fixture

let mailbox: TestMailbox
const mounted: string[] = []
beforeAll(async () => {
  mailbox = await startTestMailbox()
  await mailbox.open()
})
afterAll(async () => {
  for (const folder of mounted) execFileSync('umount', ['-l', folder])
  await mailbox?.close()
})

/** A disk on which nothing fits any more, with the folders of the backup's own files; undefined where nobody may mount. */
function mountFullDisk(): Record<string, string> | undefined {
  const folder = join(fixture.folder, 'full')
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    return undefined
  }
  mounted.push(folder)
  try {
    writeFileSync(join(folder, 'filling'), Buffer.alloc(128 * 1024))
  } catch {
    // Full, as is meant.
  }
  return { TMPDIR: folder, BACKUP_STAMP: join(folder, 'last-backup') }
}

/** A restic that has the backup killed, as the system does when memory is short. */
function makeKillingRestic(): Record<string, string> {
  const bin = join(fixture.environment['TMPDIR'] ?? '', 'killing')
  mkdirSync(bin)
  writeFileSync(join(bin, 'restic'), '#!/bin/sh\nkill -9 $PPID\n', { mode: 0o755 })
  return { PATH: `${bin}:${process.env['PATH']}` }
}

/** Each way in which a backup fails, with what the studio must read of it. */
const CAUSES: {
  what: string
  environment: () => Record<string, string> | undefined
  why: RegExp
  todo: RegExp
}[] = [
  {
    what: 'whose own disk is full',
    environment: mountFullDisk,
    why: /No space left on device/,
    todo: /Make room on the disk/,
  },
  {
    what: 'whose database is away',
    environment: () => ({ DATABASE_URL: fixture.postgres.url('nowhere') }),
    why: /database "nowhere" does not exist/,
    todo: /Put right what it names/,
  },
  {
    what: 'whose repository has another password',
    environment: () => ({ RESTIC_PASSWORD: 'another' }),
    why: /cannot be opened.*wrong password/s,
    todo: /Put right what it names/,
  },
  {
    what: 'that was killed',
    environment: makeKillingRestic,
    why: /It was killed \(137\)/,
    todo: /Put right what it names/,
  },
]

describe('the mail about a failed backup [S13]', () => {
  it.each(CAUSES)('$what says what happened, why, and what to do', async ({ environment, why, todo }) => {
    await mailbox.empty()
    expect(await backUp()).toMatchObject({ code: 0 })
    const failing = environment()
    // This machine lets nobody mount.
    if (failing === undefined) return
    const mail = { SMTP_URL: mailbox.smtpUrl, BACKUP_ALARM_TO: 'studio@example.ch' }
    expect(await backUp({ ...failing, ...mail })).toMatchObject({ code: 1 })
    const [told] = await mailbox.listCaught()
    expect(told?.subject).toBe('The backup of the shop has failed')
    const [, reason, advice] =
      /^The shop's backup has failed\. Why: (.+)\nThe last whole one: .+\nWhat to do: (.+)$/s.exec(
        told?.text.trim() ?? '',
      ) ?? ['', told?.text, '']
    expect(reason).toMatch(why)
    expect(advice).toMatch(todo)
    expect(advice).toContain('backup.sh')
  })

  it('leaves its reason where the shop reads it, until a backup is whole again', async () => {
    const failure = join(fixture.environment['BACKUP_STAMP'] ?? '', '..', 'backup-failure')
    await backUp({ DATABASE_URL: fixture.postgres.url('nowhere') })
    expect(readFileSync(failure, 'utf8')).toContain('database "nowhere" does not exist')
    expect(await backUp()).toMatchObject({ code: 0 })
    expect(existsSync(failure)).toBe(false)
  })
})
