import { CHECKOUT_METADATA_KEY } from '../checkout/checkout'

const NAME = 'UQ_order_checkout'

/**
 * SQL of the index that allows only one order for each checkout, even after the lock of a process was lost. Safe
 * to repeat. It applies to orders from now on: an older release may have made two of one payment, which must not
 * stop an update.
 */
export const UNIQUE_ORDER_INDEX_SQL = `
  do $$ begin
    if to_regclass('"${NAME}"') is null then
      execute format('create unique index "${NAME}" on "order" ((metadata ->> %L))
        where deleted_at is null and created_at > %L', '${CHECKOUT_METADATA_KEY}', now());
    end if;
  end $$`
