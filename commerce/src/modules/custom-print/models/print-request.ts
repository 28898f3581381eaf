import { model } from '@medusajs/framework/utils'
import { REQUEST_STATES } from '../../../contract/custom-print/print-request'
import { DELIVERY_OPTIONS } from '../../../contract/totals'
import { REQUEST_ID_PREFIX } from '../id-prefixes'

/** Artwork that somebody wants printed. Amounts in Rappen; what names a person is null once it is deleted. */
export const PressRequest = model.define('press_request', {
  id: model.id({ prefix: REQUEST_ID_PREFIX }).primaryKey(),
  number: model.number(),
  state: model.enum([...REQUEST_STATES]).default('new'),
  language: model.text(),
  email: model.text().nullable(),
  name: model.text().nullable(),
  note: model.text().nullable(),
  /** 'YYYY-MM-DD' at the studio. */
  wish_date: model.text().nullable(),
  delivery: model.enum([...DELIVERY_OPTIONS]),
  /** The sizes are its counts. */
  job: model.json(),
  /** Of the print, in mm. */
  height: model.float(),
  answers: model.json(),
  quote: model.json(),
  price_version: model.number(),
  total: model.number(),
  tax_rate_percent: model.float(),
  currency: model.text(),
  idempotency_key: model.text().unique(),
  /** The request whose print is ordered again. */
  reorder_of: model.text().nullable(),
  address_hash: model.text().nullable(),
  last_step_at: model.dateTime(),
  /** Since when files and personal columns are gone. */
  deleted_files_at: model.dateTime().nullable(),
})
