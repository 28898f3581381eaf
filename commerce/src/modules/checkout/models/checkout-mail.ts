import { model } from '@medusajs/framework/utils'

/** Outbox: a mail that is owed to somebody stands here before it is sent, and afterwards for the staff to see. */
export const CheckoutMail = model
  .define('checkout_mail', {
    id: model.id({ prefix: 'chkm' }).primaryKey(),
    intent_id: model.text(),
    order_id: model.text().nullable(),
    kind: model.enum([
      'confirmation',
      'studio_notice',
      'shipped',
      'ready',
      'refunded',
      'cancelled',
      'not_placed',
    ]),
    /** What it is about, such as 'shipped:ful_1': nobody is told the same thing twice. */
    occasion: model.text().unique(),
    recipient: model.text(),
    /** MailFacts */
    facts: model.json(),
    /** withheld: the staff asked Medusa not to notify. */
    state: model.enum(['queued', 'sent', 'failed', 'withheld']).default('queued'),
    attempts: model.number().default(0),
    /** Counts up when the staff send it again, so that mail servers do not take it for the same mail. */
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
