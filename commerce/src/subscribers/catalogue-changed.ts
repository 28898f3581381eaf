import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'

/** Whatever the catalogue shows: products, prices (they come as changes of variants), stock, terms. */
export const config: SubscriberConfig = {
  event: [
    'product.created',
    'product.updated',
    'product.deleted',
    'product-variant.created',
    'product-variant.updated',
    'product-variant.deleted',
    'inventory-item.updated',
    'inventory-level.created',
    'inventory-level.updated',
    'inventory-level.deleted',
    'reservation-item.created',
    'reservation-item.updated',
    'reservation-item.deleted',
    'shipping-option.updated',
    'region.updated',
  ],
}

/** Has the snapshot read anew, shortly after each of these events. */
export default async function catalogueChanged({ container }: SubscriberArgs): Promise<void> {
  catalogueSnapshot(container).changed()
}
