export const CHANGE_CHANNEL = 'atelier_catalogue'

/**
 * For each table the kind of change and the column with the id. Without a column a change may affect everything.
 */
const WATCHED: Readonly<Record<string, readonly [kind: string, column?: string]>> = {
  product: ['product', 'id'],
  image: ['product', 'product_id'],
  product_variant: ['product', 'product_id'],
  product_product_option: ['product', 'product_id'],
  product_sales_channel: ['product', 'product_id'],
  product_shipping_profile: ['product', 'product_id'],
  product_variant_option: ['variant', 'variant_id'],
  product_variant_price_set: ['variant', 'variant_id'],
  product_variant_inventory_item: ['variant', 'variant_id'],
  price: ['price_set', 'price_set_id'],
  price_rule: ['price', 'price_id'],
  inventory_level: ['item', 'inventory_item_id'],
  checkout_intent: ['checkout', 'id'],
  region: ['everything'],
  region_country: ['everything'],
  region_payment_provider: ['everything'],
  store: ['store'],
  tax_region: ['everything'],
  tax_rate: ['everything'],
  shipping_option: ['everything'],
  shipping_option_type: ['everything'],
  shipping_option_price_set: ['everything'],
  shipping_profile: ['everything'],
  sales_channel: ['everything'],
  sales_channel_stock_location: ['everything'],
  price_list: ['everything'],
  price_list_rule: ['everything'],
  price_preference: ['everything'],
}

const FUNCTION = 'atelier_catalogue_changed'

/**
 * Notifies '<kind> <id>' on commit. Columns are read as JSON,
 * so that a missing one means everything and no write fails.
 */
const CREATE_FUNCTION = `
  create or replace function ${FUNCTION}() returns trigger language plpgsql as $$
  declare
    changed jsonb := to_jsonb(coalesce(new, old));
    kind text := tg_argv[0];
  begin
    if kind = 'item' and tg_op = 'UPDATE'
      and (to_jsonb(new) ->> 'deleted_at') is not distinct from (to_jsonb(old) ->> 'deleted_at') then
      kind := 'stock';
    end if;
    perform pg_notify('${CHANGE_CHANNEL}', kind || coalesce(' ' || (changed ->> tg_argv[1]), ''));
    return null;
  end $$`

/** SQL that creates the triggers (docs/decisions/016). Safe to repeat. Fails if a table is missing. */
export const CREATE_CHANGE_TRIGGERS: readonly string[] = [
  CREATE_FUNCTION,
  ...Object.entries(WATCHED).map(
    ([table, parameters]) => `
      create or replace trigger ${FUNCTION} after insert or update or delete on "${table}"
      for each row execute function ${FUNCTION}(${parameters.map((text) => `'${text}'`).join(', ')})`,
  ),
]
