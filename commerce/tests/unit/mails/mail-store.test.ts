import { knex } from '@medusajs/framework/mikro-orm/knex'
import { expect, it } from 'vitest'
import { MailStore } from '../../../src/mails/mail-store'
import type { NewAlertMail } from '../../../src/mails/mail'

/** Knex's own, so that transactions begin and end as they do for PostgreSQL. */
const PostgresClient = knex({ client: 'pg' }).client.constructor as typeof knex.Client

const MAIL: NewAlertMail = {
  kind: 'alert',
  subjectId: 'disk:1',
  recipient: 'a@example.com',
  data: { kind: 'disk_full', values: {} },
}

/** A store on a database that takes every statement, and what becomes of its mails, in this order. */
function createStore(rows: object[] = [{ state: 'queued' }]) {
  const seen: string[] = []
  class SilentClient extends PostgresClient {
    override async acquireRawConnection() {
      return {}
    }
    async _query(_connection: unknown, query: { sql: string; response?: object }) {
      seen.push(/^\w+/.exec(query.sql)?.[0].toLowerCase() ?? '')
      return Object.assign(query, { response: { rows, rowCount: rows.length, command: 'INSERT' } })
    }
    async checkVersion() {
      return '18'
    }
  }
  const database = knex({ client: SilentClient as never, connection: {} })
  return { database, seen, store: new MailStore(database, () => seen.push('woken')) }
}

it('a mail leaves as soon as what it tells of is saved, and no earlier', async () => {
  const { database, seen, store } = createStore()
  await database.transaction(async (transaction) => {
    await store.add([MAIL], transaction)
    await transaction.raw('select 1')
  })
  await expect.poll(() => seen).toEqual(['begin', 'insert', 'select', 'commit', 'woken'])
})

it('a mail about what was not saved wakes nobody, and one beside a transaction is sent at once', async () => {
  const { database, seen, store } = createStore()
  const failed = database.transaction(async (transaction) => {
    await store.add([MAIL], transaction)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await store.add([])
  await store.add([MAIL])
  await expect.poll(() => seen).toEqual(['begin', 'insert', 'rollback', 'insert', 'woken'])
})

it.each([
  ['is already there', []],
  ['is withheld', [{ state: 'withheld' }]],
])('a mail that %s wakes nobody', async (_, rows) => {
  const { database, seen, store } = createStore(rows)
  await store.add([MAIL])
  await database.raw('select 1')
  expect(seen).toEqual(['insert', 'select'])
})
