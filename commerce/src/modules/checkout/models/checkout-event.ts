import { model } from '@medusajs/framework/utils'
import { EVENT_ID_PREFIX } from '../id-prefixes'

export const CheckoutEvent = model
  .define('checkout_event', {
    id: model.id({ prefix: EVENT_ID_PREFIX }).primaryKey(),
    provider_event_id: model.text().unique(),
    type: model.text(),
    session_id: model.text(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    processed_at: model.dateTime().nullable(),
    error: model.text().nullable(),
  })
  .indexes([
    { on: ['session_id'] },
    { on: ['created_at'] },
    { on: ['next_attempt_at'], where: 'processed_at IS NULL' },
  ])
