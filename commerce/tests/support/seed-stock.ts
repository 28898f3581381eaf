import { query } from './database'

const PLENTY = '9000'

/** Gives the shop of a database more of every size than any test can hold or buy, but of what is sold out or the last. */
export async function seedStock(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `update inventory_level set stocked_quantity = $1::int,
       raw_stocked_quantity = jsonb_build_object('value', $1::text, 'precision', 20)
     where stocked_quantity > 1`,
    [PLENTY],
  )
}
