import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect, query } from '../../commerce/tests/support/database'
import { createBackupFixture } from './support/backup-fixture'
import { DEPLOY, run } from './support/run-script'

const fixture = createBackupFixture()
const { backUp, restore, order, orders } = fixture

/** Sets how often PostgreSQL tidies up. */
async function setTidying(statement: string): Promise<void> {
  await query(fixture.postgres.clusterUrl, statement)
  await query(fixture.postgres.clusterUrl, 'select pg_reload_conf()')
}

/** Two days old, so that the next backup makes a new one. */
function makeBaseOlder(): void {
  const base = join(fixture.postgres.wal, 'base')
  const time = new Date(Date.now() - 2 * 24 * 3600 * 1000)
  if (existsSync(base)) utimesSync(base, time, time)
}

/** The folder of a restic that saves nothing. */
function withoutSaving(): string {
  const bin = join(fixture.environment['TMPDIR'] ?? '', 'bin')
  mkdirSync(bin, { recursive: true })
  const found = execFileSync('which', ['restic'], { encoding: 'utf8' }).trim()
  writeFileSync(join(bin, 'restic'), `#!/bin/sh\n[ "$1" != backup ] || exit 1\nexec ${found} "$@"\n`, {
    mode: 0o755,
  })
  return bin
}

/** The folder of PostgreSQL's programs that note their arguments in a file. */
function noting(file: string): string {
  const bin = join(fixture.environment['TMPDIR'] ?? '', 'noting')
  mkdirSync(bin)
  for (const name of ['psql', 'pg_dump', 'pg_basebackup', 'pg_restore']) {
    const found = execFileSync('which', [name], { encoding: 'utf8' }).trim()
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> ${file}\nexec ${found} "$@"\n`, {
      mode: 0o755,
    })
  }
  return bin
}

describe('a backup [S13]', () => {
  it('brings all orders and pictures back on an empty machine, and says of when they are', async () => {
    expect(await backUp()).toMatchObject({ code: 0 })
    expect(
      Date.parse(readFileSync(fixture.environment['BACKUP_STAMP'] ?? '', 'utf8').trim()),
    ).toBeGreaterThan(Date.now() - 60_000)
    await query(
      fixture.postgres.url('postgres'),
      `drop database ${new URL(fixture.databaseUrl).pathname.slice(1)}`,
    )
    rmSync(join(fixture.environment['DATA_DIR'] ?? '', 'uploads'), { recursive: true })
    const outcome = await restore()
    expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('Restored 40 orders') })
    expect(await orders()).toBe(40)
    expect(readFileSync(join(fixture.environment['DATA_DIR'] ?? '', 'uploads', 'front.webp'), 'utf8')).toBe(
      'a picture',
    )
  })

  it('is refused for the empty shop of a new machine, and the orders of the lost one come back', async () => {
    await backUp()
    const stamp = readFileSync(fixture.environment['BACKUP_STAMP'] ?? '', 'utf8')
    await query(fixture.databaseUrl, 'truncate "order", order_line')
    const told = join(fixture.folder, 'told-of-fewer')
    const sentence = 'The database has 0 orders, and the newest backup 40: nothing was saved.'
    expect(await backUp({ BACKUP_ALARM_COMMAND: `cat >> ${told}` })).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    })
    expect(readFileSync(told, 'utf8')).toContain(sentence)
    expect(readFileSync(fixture.environment['BACKUP_STAMP'] ?? '', 'utf8')).toBe(stamp)
    const outcome = await restore(['--overwrite'])
    expect(outcome).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The backup of \S+ has 40 orders\./),
    })
    expect(await orders()).toBe(40)
    expect(await backUp()).toMatchObject({ code: 0 })
  })

  it('of fewer orders than before is made once that was said', async () => {
    await backUp()
    await query(fixture.databaseUrl, 'truncate "order", order_line')
    expect(await run(join(DEPLOY, 'backup.sh'), ['--fewer-orders'], fixture.environment)).toMatchObject({
      code: 0,
    })
    expect(await backUp()).toMatchObject({ code: 0 })
  })

  it('holds the drawings that were sent, and none that somebody only looks at', async () => {
    const press = join(fixture.environment['DATA_DIR'] ?? '', 'private-files', 'press')
    mkdirSync(join(press, '.parts', 'looked-at'), { recursive: true })
    writeFileSync(join(press, 'sent.png'), 'a drawing')
    writeFileSync(join(press, '.parts', 'looked-at', 'original.png'), 'a drawing')
    expect(await backUp()).toMatchObject({ code: 0 })
    await query(
      fixture.postgres.url('postgres'),
      `drop database ${new URL(fixture.databaseUrl).pathname.slice(1)}`,
    )
    rmSync(press, { recursive: true })
    expect(await restore()).toMatchObject({ code: 0 })
    expect(readdirSync(press)).toEqual(['sent.png'])
  })

  it('replaces a database only when that was said, and keeps what was there', async () => {
    await backUp()
    expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
    const outcome = await restore(['--overwrite'])
    expect(outcome.code).toBe(0)
    const kept = /is the database (\w+) now/.exec(outcome.output)?.[1] ?? ''
    expect(await query(fixture.postgres.url(kept), 'select 1 from "order"')).toHaveLength(40)
  })

  it('replaces newer orders only when their number was said', async () => {
    await backUp()
    await order(41, 43)
    for (const args of [['--overwrite'], ['--overwrite', '--yes-lose', '2']])
      expect(await restore(args)).toMatchObject({
        code: 1,
        output: expect.stringContaining('has 3 orders that are newer'),
      })
    expect(await orders()).toBe(43)
    expect(await restore(['--overwrite', '--yes-lose', '3'])).toMatchObject({ code: 0 })
    expect(await orders()).toBe(40)
  })

  it('is not restored into a shop that runs', async () => {
    await backUp()
    const client = await connect(fixture.databaseUrl)
    const outcome = await restore(['--overwrite'])
    await client.end()
    expect(outcome).toMatchObject({
      code: 1,
      output: expect.stringContaining('stop servers, worker and backups first'),
    })
  })

  it('is restored while PostgreSQL tidies up', async () => {
    await backUp()
    await query(
      fixture.databaseUrl,
      'create table large with (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1) as select generate_series(1, 100000)',
    )
    await setTidying("alter system set autovacuum_naptime = '1s'")
    const tidying = `select 1 from pg_stat_activity where backend_type = 'autovacuum worker' and datname = $1`
    const name = new URL(fixture.databaseUrl).pathname.slice(1)
    await expect.poll(() => query(fixture.postgres.clusterUrl, tidying, [name])).not.toHaveLength(0)
    expect(await restore(['--overwrite'])).toMatchObject({ code: 0 })
    await setTidying('alter system reset autovacuum_naptime')
  })

  it('that fails is told once, and leaves the stamp of the last whole one', async () => {
    await backUp()
    const stamp = readFileSync(fixture.environment['BACKUP_STAMP'] ?? '', 'utf8')
    const told = join(fixture.folder, 'told')
    const failing = { DATABASE_URL: fixture.postgres.url('nowhere'), BACKUP_ALARM_COMMAND: `cat >> ${told}` }
    expect(await backUp(failing)).toMatchObject({ code: 1 })
    expect(await backUp(failing)).toMatchObject({ code: 1 })
    const lines = readFileSync(told, 'utf8')
    expect(lines.match(/The shop's backup has failed\. Why: /g)).toHaveLength(1)
    expect(lines).toContain('database "nowhere" does not exist')
    expect(readFileSync(fixture.environment['BACKUP_STAMP'] ?? '', 'utf8')).toBe(stamp)
    expect(await backUp()).toMatchObject({ code: 0 })
    await backUp(failing)
    expect(readFileSync(told, 'utf8').match(/has failed/g)).toHaveLength(2)
  })

  it('carries the log that leads to any later moment, from the last copy of the cluster on', async () => {
    expect(
      await backUp({ WAL_DIR: fixture.postgres.wal, CLUSTER_URL: fixture.postgres.clusterUrl }),
    ).toMatchObject({
      code: 0,
    })
    expect(existsSync(join(fixture.postgres.wal, 'base', 'base.tar.gz'))).toBe(true)
    const listed = await run('restic', ['ls', 'latest'], fixture.environment)
    expect(listed.output).toContain(join(fixture.postgres.wal, 'base', 'base.tar.gz'))
  })

  it('still has the log of the hour before each new copy of the cluster, and drops it afterwards', async () => {
    const cluster = { WAL_DIR: fixture.postgres.wal, CLUSTER_URL: fixture.postgres.clusterUrl }
    makeBaseOlder()
    await backUp(cluster)
    makeBaseOlder()
    await order(41, 50)
    await query(fixture.postgres.clusterUrl, 'select pg_switch_wal()')
    const segments = () => readdirSync(fixture.postgres.wal).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    const before = segments()
    expect(await backUp({ ...cluster, PATH: `${withoutSaving()}:${process.env['PATH']}` })).toMatchObject({
      code: 1,
    })
    expect(segments()).toEqual(expect.arrayContaining(before))
    expect(await backUp(cluster)).toMatchObject({ code: 0 })
    const { output } = await run('restic', ['ls', 'latest'], fixture.environment)
    for (const file of [...before, 'base.old/base.tar.gz', 'base/base.tar.gz'])
      expect(output).toContain(join(fixture.postgres.wal, file))
    expect(existsSync(join(fixture.postgres.wal, 'base.old'))).toBe(false)
    expect(segments()).not.toContain(before[0])
  })

  it('shows its passwords to nobody who lists the programs of the machine', async () => {
    const seen = join(fixture.folder, 'arguments')
    const PATH = `${noting(seen)}:${process.env['PATH']}`
    const addPassword = (url: string) => url.replace('@', ':a-password@')
    const own = { PATH, DATABASE_URL: addPassword(fixture.databaseUrl) }
    makeBaseOlder()
    const cluster = { WAL_DIR: fixture.postgres.wal, CLUSTER_URL: addPassword(fixture.postgres.clusterUrl) }
    expect(await backUp({ ...own, ...cluster })).toMatchObject({ code: 0 })
    expect(await restore(['--overwrite'], own)).toMatchObject({ code: 0 })
    const lines = readFileSync(seen, 'utf8')
    for (const program of ['psql', 'pg_dump', 'pg_basebackup', 'pg_restore'])
      expect(lines).toContain(`${program} `)
    expect(lines).not.toContain('a-password')
  })
})

describe('a backup of the embedded database', () => {
  it('is a copy of the stopped one, and refused while it runs', async () => {
    const data = fixture.environment['DATA_DIR'] ?? ''
    const embedded = { DATABASE_URL: '' }
    mkdirSync(join(data, 'postgres'))
    writeFileSync(join(data, 'postgres', 'postmaster.pid'), `${process.pid}\n`)
    expect(await backUp(embedded)).toMatchObject({
      code: 1,
      output: expect.stringContaining('only be copied while it is stopped'),
    })
    rmSync(join(data, 'postgres', 'postmaster.pid'))
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18')
    expect(await backUp(embedded)).toMatchObject({ code: 0 })
    expect(await restore([], embedded)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    })
    rmSync(data, { recursive: true })
    expect(await restore([], embedded)).toMatchObject({ code: 0 })
    expect(readFileSync(join(data, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18')
  })
})
