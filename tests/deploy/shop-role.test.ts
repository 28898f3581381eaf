import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../commerce/tests/support/database'
import { startPostgres } from './support/postgres'

const folder = mkdtempSync(join(tmpdir(), 'deploy-role-'))
// PostgreSQL runs as another user where these tests run as root.
chmodSync(folder, 0o755)
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres(folder)
})
afterAll(() => {
  postgres?.stop()
  rmSync(folder, { recursive: true })
})

describe('who gets into the shop’s database through the shop', () => {
  it.each([
    ['reads no file of the machine', "select pg_read_file('/etc/passwd')"],
    ['runs no program on it', "copy (select 1) to program 'true'"],
    ['makes no other role', 'create role guest superuser'],
    ['changes no setting of the server', 'alter system set log_min_error_statement = error'],
  ])('%s', async (_, statement) => {
    await expect(query(postgres.url('shop'), statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('owns that one database', async () => {
    await query(postgres.url('shop'), 'create table kept (id int)')
    expect(
      await query(
        postgres.url('shop'),
        'select datname from pg_database where datdba = (select oid from pg_roles where rolname = current_user)',
      ),
    ).toEqual([{ datname: 'shop' }])
  })
})
