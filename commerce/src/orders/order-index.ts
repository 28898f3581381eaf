import { CHECKOUT_METADATA_KEY } from '../checkout/checkout'

const NAME = 'UQ_order_checkout'

/**
 * SQL for the index that lets a checkout become one order, also where the lock of who makes it was lost. Safe to repeat.
 * It is about orders from now on: an older release may have made two of a payment, and that must stop no update.
 */
export const CREATE_ORDER_INDEX = `
  do $$ begin
    if to_regclass('"${NAME}"') is null then
      execute format('create unique index "${NAME}" on "order" ((metadata ->> %L))
        where deleted_at is null and created_at > %L', '${CHECKOUT_METADATA_KEY}', now());
    end if;
  end $$`
