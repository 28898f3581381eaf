import type { MailKind } from '../contract/order-mails'
import type { Mail } from './mail'
import { deliveryBlocks, itemsBlock, pickupBlock, trackingBlock } from './rules/mail-blocks'

export const MAILS: Readonly<Record<MailKind, Mail>> = {
  /** Sent at once to the buyer who has paid. */
  confirmation: {
    to: 'buyer',
    paragraphs: ({ checkout }) => ['confirmation.received', `confirmation.next_${checkout.delivery_option}`],
    last: deliveryBlocks,
  },
  /** About every paid order. */
  studio_notice: {
    to: 'studio',
    paragraphs: ({ checkout }) => [`studio_notice.next_${checkout.delivery_option}`],
    first: ({ t, facts }) => [
      { title: t('buyer'), lines: [facts.buyerName, facts.buyerEmail].flatMap((line) => line ?? []) },
    ],
    last: deliveryBlocks,
  },
  /** A parcel has left. */
  shipped: {
    to: 'buyer',
    paragraphs: () => ['shipped.sent'],
    first: (source) => [trackingBlock(source), ...itemsBlock('inThisParcel', source)],
  },
  /** An order can be picked up. */
  ready: {
    to: 'buyer',
    paragraphs: () => ['ready.packed'],
    first: (source) => [pickupBlock(source), ...itemsBlock('readyItems', source)],
  },
  /** Money goes back. */
  refunded: {
    to: 'buyer',
    paragraphs: ({ facts: { refunded = 0 }, checkout }) => [
      refunded >= checkout.total ? 'refunded.full' : 'refunded.part',
      'refunded.when',
    ],
  },
  /** An order will not come, and what was paid for it goes back. */
  cancelled: {
    to: 'buyer',
    paragraphs: ({ facts: { refunded = 0 } }) =>
      refunded > 0 ? ['cancelled.cancelled', 'cancelled.refund'] : ['cancelled.cancelled'],
  },
  /** Paid, but no order could be made of it. */
  not_placed: { to: 'buyer', paragraphs: () => ['not_placed.reason', 'not_placed.refund'] },
}
