import type { MailKind } from '../../contract/order-mails'
import type { Language } from '../../contract/settings'
import type { MailFacts } from '../../modules/checkout/mail-types'
import type { Checkout } from '../../modules/checkout/types'
import type { ContentBlock } from '../layout/mail-content'
import { deliveryBlocks, itemsBlock, pickupBlock, trackingBlock } from './mail-blocks'
import type { MailTextKey, MailTexts } from './mail-texts'

export type MailSource = {
  facts: MailFacts
  checkout: Checkout
  language: Language
  t: MailTexts
  money: (rappen: number) => string
}

/** One mail; its subject and its title are the texts `<kind>.subject` and `<kind>.title`. */
type Mail = {
  /** It goes to the studio, the others to the buyer. */
  isForStudio?: true
  paragraphs: (source: MailSource) => [first: MailTextKey, ...rest: MailTextKey[]]
  first?: (source: MailSource) => ContentBlock[]
  last?: (source: MailSource) => ContentBlock[]
}

export const MAILS: Readonly<Record<MailKind, Mail>> = {
  confirmation: {
    paragraphs: ({ checkout }) => ['confirmation.received', `confirmation.next_${checkout.delivery_option}`],
    last: deliveryBlocks,
  },
  studio_notice: {
    isForStudio: true,
    paragraphs: ({ checkout }) => [`studio_notice.next_${checkout.delivery_option}`],
    first: ({ t, facts }) => [
      { title: t('buyer'), lines: [facts.buyerName, facts.buyerEmail].flatMap((line) => line ?? []) },
    ],
    last: deliveryBlocks,
  },
  shipped: {
    paragraphs: () => ['shipped.sent'],
    first: (source) => [trackingBlock(source), ...itemsBlock('inThisParcel', source)],
  },
  ready: {
    paragraphs: () => ['ready.packed'],
    first: (source) => [pickupBlock(source), ...itemsBlock('readyItems', source)],
  },
  refunded: {
    paragraphs: ({ facts: { isInFull = false } }) => [
      isInFull ? 'refunded.full' : 'refunded.part',
      'refunded.when',
    ],
  },
  cancelled: {
    paragraphs: ({ facts: { refunded = 0 } }) =>
      refunded > 0 ? ['cancelled.cancelled', 'cancelled.refund'] : ['cancelled.cancelled'],
  },
  not_placed: { paragraphs: () => ['not_placed.reason', 'not_placed.refund'] },
}
