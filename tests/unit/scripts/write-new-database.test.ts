import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { NEW_DATABASE_FILE, NEW_DATABASE_HEADING } from '../../../commerce/src/scripts/new-database'
import { computeSchemaStamp } from '../../../commerce/src/server/database/schema-stamp'

it('the SQL of a new database comes from the sources that are here: `npm run new-database` writes it', async () => {
  const sql = await readFile(NEW_DATABASE_FILE, 'utf8')
  expect(sql.split('\n', 1)).toEqual([NEW_DATABASE_HEADING + (await computeSchemaStamp(resolve('commerce')))])
})
