import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { query } from '../../../commerce/tests/support/database'
import { startPostgres } from './postgres'
import { DEPLOY, type Outcome, run } from './run-script'

type Environment = Record<string, string>

/** A PostgreSQL and a folder that the tests of a file share, and a small shop that each test has of its own. */
export type BackupFixture = {
  folder: string
  postgres: Awaited<ReturnType<typeof startPostgres>>
  databaseUrl: string
  /** The environment in which the scripts of deploy/ run. */
  environment: Environment
  backUp: (more?: Environment) => Promise<Outcome>
  restore: (args?: string[], more?: Environment) => Promise<Outcome>
  /** Adds the orders of these numbers. */
  order: (from: number, to: number) => Promise<void>
  /** Counts the orders of the database. */
  orders: () => Promise<number | undefined>
}

export function createBackupFixture(): BackupFixture {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-backup-'))
  // PostgreSQL runs as another user where these tests run as root.
  chmodSync(folder, 0o755)
  const runScript = (name: string, args: string[], more: Environment) =>
    run(join(DEPLOY, name), args, { ...fixture.environment, ...more })
  const fixture = {
    folder,
    backUp: (more = {}) => runScript('backup.sh', [], more),
    restore: (args = [], more = {}) => runScript('restore.sh', args, more),
    async order(from, to) {
      await query(fixture.databaseUrl, `insert into "order" select generate_series(${from}, ${to})`)
      await query(
        fixture.databaseUrl,
        `insert into order_line select id from "order" where id between ${from} and ${to}`,
      )
    },
    orders: async () =>
      (await query<{ n: number }>(fixture.databaseUrl, 'select count(*)::int as n from "order"'))[0]?.n,
  } as BackupFixture
  let count = 0
  beforeAll(async () => {
    fixture.postgres = await startPostgres(folder)
  })
  afterAll(() => {
    fixture.postgres?.stop()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    const name = `shop_${++count}`
    const own = join(folder, name)
    await query(fixture.postgres.url('postgres'), `create database ${name}`)
    fixture.databaseUrl = fixture.postgres.url(name)
    fixture.environment = createSmallShop(own, fixture.databaseUrl)
    await query(
      fixture.databaseUrl,
      'create table "order" (id int primary key, created_at timestamptz not null default now())',
    )
    await query(fixture.databaseUrl, 'create table "order_line" (id int references "order")')
    await fixture.order(1, 40)
  })
  return fixture
}

/** Makes the folders of a shop, with one picture; returns its environment. */
function createSmallShop(own: string, databaseUrl: string): Environment {
  mkdirSync(join(own, 'data', 'uploads'), { recursive: true })
  mkdirSync(join(own, 'stamp'))
  mkdirSync(join(own, 'tmp'))
  writeFileSync(join(own, 'data', 'uploads', 'front.webp'), 'a picture')
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(own, 'data'),
    DOMAIN: 'shop.example.ch',
    BACKUP_STAMP: join(own, 'stamp', 'last-backup'),
    BACKUP_ON_THIS_MACHINE: 'yes',
    RESTIC_REPOSITORY: join(own, 'repository'),
    RESTIC_PASSWORD: 'only for these tests',
    TMPDIR: join(own, 'tmp'),
  }
}
