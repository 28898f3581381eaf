import { model } from '@medusajs/framework/utils'
import { MAIL_LABELS } from '../../../contract/order-mails'

export const CheckoutMail = model
  .define('checkout_mail', {
    id: model.id({ prefix: 'chkm' }).primaryKey(),
    intent_id: model.text(),
    order_id: model.text().nullable(),
    kind: model.enum(Object.keys(MAIL_LABELS)),
    occasion: model.text().unique(),
    recipient: model.text(),
    facts: model.json(),
    state: model.enum(['queued', 'sent', 'failed', 'withheld']).default('queued'),
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
  ])
