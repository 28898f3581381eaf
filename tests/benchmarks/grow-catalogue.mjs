import { createRequire } from 'node:module'
import { join } from 'node:path'
import { COMMERCE } from '../../scripts/bootstrap/paths.mjs'

const { Client } = createRequire(join(COMMERCE, 'package.json'))('pg')

const VARIANTS = 'select id from product_variant where product_id = $1 and deleted_at is null'
const ITEMS = `select inventory_item_id from product_variant_inventory_item where variant_id in (${VARIANTS})`
const PRICE_SETS = `select price_set_id from product_variant_price_set where variant_id in (${VARIANTS})`
const OPTIONS = 'select id from product_product_option where product_id = $1'

/**
 * The rows of one product in Medusa's database: the table, a condition for its rows, and the columns that hold ids of the
 * product's own.
 * @type {readonly [table: string, rows: string, own: readonly string[]][]}
 */
const PARTS = [
  ['image', 'product_id = $1', ['id', 'product_id']],
  ['product_product_option', 'product_id = $1', ['id', 'product_id']],
  [
    'product_product_option_value',
    `product_product_option_id in (${OPTIONS})`,
    ['id', 'product_product_option_id'],
  ],
  ['product_variant', 'product_id = $1', ['id', 'product_id', 'sku']],
  ['product_variant_option', `variant_id in (${VARIANTS})`, ['variant_id']],
  ['inventory_item', `id in (${ITEMS})`, ['id', 'sku']],
  ['inventory_level', `inventory_item_id in (${ITEMS})`, ['id', 'inventory_item_id']],
  [
    'product_variant_inventory_item',
    `variant_id in (${VARIANTS})`,
    ['id', 'variant_id', 'inventory_item_id'],
  ],
  ['price_set', `id in (${PRICE_SETS})`, ['id']],
  ['price', `price_set_id in (${PRICE_SETS})`, ['id', 'price_set_id']],
  ['product_variant_price_set', `variant_id in (${VARIANTS})`, ['id', 'variant_id', 'price_set_id']],
  ['product_sales_channel', 'product_id = $1', ['id', 'product_id']],
  ['product_shipping_profile', 'product_id = $1', ['id', 'product_id']],
]

/** Words that the texts of the copies are put together of, so that no two are alike and none compresses to nothing. */
const WORDS =
  'cheese skull donut print cotton heavy ink kitchen wave tear smile night green orange blue line dot mountain ibex paper fabric soft dry wild old round quiet loud winter summer'

/**
 * Copies a product until the shop sells `count`: same sizes, prices and pictures, names and texts of their own in four
 * languages. Written as SQL, because Medusa's own way takes a second for each.
 * @param {string} databaseUrl @param {string} productId @param {number} count
 */
export async function growCatalogue(databaseUrl, productId, count) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select count(*)::int as sold from product where status = 'published' and deleted_at is null",
    )
    const first = rows[0].sold + 1
    if (first > count) return
    await client.query('begin')
    await client.query(buildCopy('product', 'id = $1', buildTexts()), [productId, first, count])
    for (const [table, which, own] of PARTS)
      await client.query(buildCopy(table, which, addSuffix(own)), [productId, first, count])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Inserts copies number $2 to $3 of the rows of product $1. @param {string} table @param {string} which @param {string} changes jsonb, of a row `t` and a number `n` */
function buildCopy(table, which, changes) {
  return `insert into "${table}" select (jsonb_populate_record(null::"${table}", to_jsonb(t) || ${changes})).*
    from "${table}" t cross join generate_series($2::int, $3::int) n where t.${which}`
}

/** @param {readonly string[]} columns */
function addSuffix(columns) {
  return `jsonb_build_object(${columns.map((name) => `'${name}', t.${name} || '_' || n`).join(', ')})`
}

function buildTexts() {
  const text = (/** @type {number} */ words, /** @type {number} */ seed) =>
    `(select string_agg((string_to_array('${WORDS}', ' '))[1 + abs(hashint4(n * 977 + ${seed} + w)) % ${WORDS.split(' ').length}], ' ') from generate_series(1, ${words}) w)`
  const languages = ['de', 'fr', 'it'].flatMap((language, index) => [
    `'name.${language}', 'Shirt ' || n || ' ' || ${text(2, 100 + index)}`,
    `'description.${language}', ${text(25, 200 + index * 50)}`,
    `'details.${language}', ${text(4, 400 + index * 50)} || '|' || ${text(5, 600 + index * 50)}`,
  ])
  return `jsonb_build_object('id', t.id || '_' || n, 'handle', 'shirt-' || n,
    'title', 'Shirt ' || n || ' ' || ${text(2, 1)}, 'description', ${text(25, 50)},
    'metadata', coalesce(to_jsonb(t) -> 'metadata', '{}') || jsonb_build_object('details', ${text(4, 700)} || '|' || ${text(5, 800)}, ${languages.join(', ')}))`
}
