import { model } from '@medusajs/framework/utils'
import { MAIL_STATES } from '../../../contract/order-mails'
import { MAIL_ID_PREFIX } from '../id-prefixes'

export const CheckoutMail = model
  .define('checkout_mail', {
    id: model.id({ prefix: MAIL_ID_PREFIX }).primaryKey(),
    /** Null for an alert, and for a mail about an account or a request. */
    intent_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** By the type of what is added: a check in the database would need a migration for each new one. */
    kind: model.text(),
    occasion: model.text().unique(),
    recipient: model.text(),
    facts: model.json(),
    state: model.enum([...MAIL_STATES]).default('queued'),
    attempts: model.number().default(0),
    /** Part of the Message-ID: mail programs hide a repeated one. */
    round: model.number().default(1),
    next_attempt_at: model.dateTime(),
    sent_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { on: ['order_id'] },
    { on: ['intent_id'] },
    { on: ['next_attempt_at'], where: "state = 'queued'" },
    { on: ['updated_at'], where: "state = 'failed'" },
  ])
