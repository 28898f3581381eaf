import * as fc from 'fast-check'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { buildWordPatterns } from '../../../src/contract/text/spelling-patterns'
import { buildSearchedTextSql } from '../../../src/orders/read/order-search-queries'
import { startServerProcess } from '../../support/server-process'
import { query } from '../../support/database'
import { searches } from '../../../../tests/support/spellings'
import { STAFF } from '../../../../tests/support/staff-account'

const buildAddress = (name: string) =>
  Object.assign(new URL(inject('preparedUrl')), { pathname: `/${name}` }).href
const SERVER = buildAddress('postgres')

/** Databases by what they were created with. The first is one that the shop makes by itself. */
const DATABASES = {
  collation_new: undefined,
  collation_ascii: "encoding 'UTF8' locale 'C' locale_provider 'libc'",
  collation_latin: "encoding 'LATIN1' locale 'C' locale_provider 'libc'",
}

afterAll(async () => {
  for (const name of Object.keys(DATABASES)) await query(SERVER, `drop database if exists ${name}`)
})

describe('the database of a shop', () => {
  it('has all letters, in the same order on every system, where the shop makes it', async () => {
    expect(await prepare('collation_new')).toEqual([0, 'prepared\n'])
    const [made] = await query<{ same: boolean }>(
      buildAddress('collation_new'),
      `select 'MÜLLER' ilike 'müller' and 'Z' < 'ä' and datlocprovider = 'b' as same from pg_database where datname = current_database()`,
    )
    expect(made).toEqual({ same: true })
  })

  it('may have another collation, which the start names', async () => {
    await create('collation_ascii')
    const [code, said] = await prepare('collation_ascii')
    expect(said).toContain(
      'The database has the collation C, and new ones have C.UTF-8. The shop works with it',
    )
    expect([code, said.split('\n').at(-2)]).toEqual([0, 'prepared'])
  })

  it('is refused in a sentence where it cannot hold every name', async () => {
    await create('collation_latin')
    const [code, said] = await prepare('collation_latin')
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('has the encoding LATIN1, and the shop needs UTF8'),
    ])
  })

  it.each(['collation_new', 'collation_ascii'])(
    'finds names in any spelling, also by the longest search: %s',
    async (name) => {
      const missing = ['ue', 'ss', 'ﷺ', 'ｍ'].map((part) => ({
        stored: 'Müller',
        typed: part.repeat(100).slice(0, 100),
      }))
      const cases = [...fc.sample(searches, { numRuns: 500, seed: 1 }), ...missing]
      const rows = cases.flatMap(({ stored, typed }, index) =>
        buildWordPatterns(typed).map((pattern) => ({ index, stored, pattern })),
      )
      const notFound = await query<{ index: number }>(
        buildAddress(name),
        `select distinct index from jsonb_to_recordset($1) row (index int, stored text, pattern text)
       where not ${buildSearchedTextSql('stored')} ~ pattern order by index`,
        [JSON.stringify(rows)],
      )
      expect(notFound.map(({ index }) => cases[index])).toEqual(missing)
    },
  )
})

async function create(name: keyof typeof DATABASES): Promise<void> {
  await query(SERVER, `create database ${name} template template0 ${DATABASES[name]}`)
}

/** Prepares a database; returns the exit code and what was said. */
async function prepare(name: string): Promise<[code: number | null, said: string]> {
  const child = startServerProcess('src/server/prepare-database.ts', {
    DATABASE_URL: buildAddress(name),
    ...STAFF,
  })
  const code = await child.exited
  return [code, child.output()]
}
