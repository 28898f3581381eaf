import { model } from '@medusajs/framework/utils'

/** Something that needs a person, and for which the studio got a mail. */
export const ShopAlert = model.define('shop_alert', {
  /** Names its kind and what it is about. */
  key: model.text().primaryKey(),
  /** An AlertKind. */
  kind: model.text(),
  /** How often it has come. */
  round: model.number().default(1),
  /** Since when it is gone. */
  gone_at: model.dateTime().nullable(),
})
