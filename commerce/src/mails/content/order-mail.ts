import { formatRappen } from '../../contract/money/money'
import { STUDIO_LANGUAGE } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { type Checkout, getCheckoutLanguage } from '../../checkout/checkout'
import type { OrderMail } from '../mail'
import { isMailKindWith, type MailKindWith } from '../mail-kinds'
import { type MailContent, getMailTexts, type MailLinks, MAX_SHOWN_SHIRTS } from './mail-content'
import { buildReceiptBlock } from './content-blocks'
import type { OrderMailContext, ReceiptNumbers } from './order-mail-context'
import { formatGreeting, formatSignature } from './mail-phrases'
import { ORDER_MAILS } from './order-mail-definitions'

/** Returns the content of a mail about an order, in the language of its recipient. */
export function buildOrderMailContent(
  { kind, data }: Pick<OrderMail, 'kind' | 'data'>,
  checkout: Checkout,
  links: MailLinks,
  studio: StudioProfile,
  receipt?: ReceiptNumbers,
): MailContent {
  const mail = ORDER_MAILS[kind]
  const isForStudio = isMailKindWith(kind, { audience: 'studio' })
  const language = isForStudio ? STUDIO_LANGUAGE : getCheckoutLanguage(checkout)
  const t = getMailTexts(language)
  const context: OrderMailContext = {
    data,
    checkout,
    studio,
    language,
    t,
    receipt,
    money: (rappen) => formatRappen(rappen, checkout.currency),
  }
  const values = {
    number: checkout.order_number ?? 0,
    total: context.money(checkout.total),
    amount: context.money(data.refunded ?? 0),
    delivery: t(checkout.delivery_option),
    studio: studio.name,
  }
  const [first, ...others] = mail.paragraphs(context)
  const preview = t(first, values)
  const paragraphs = [preview, ...others.map((key) => t(key, values))]
  return {
    studio: studio.name,
    language,
    subject: t(`${kind}.subject`, values),
    preview,
    title: t(`${kind}.title`, values),
    paragraphs: isForStudio ? paragraphs : [`${formatGreeting(data.buyerName, language, t)},`, ...paragraphs],
    ...(mail.showsGoods && { picture: listShownShirts(checkout) }),
    blocksAbove: mail.blocksAbove?.(context) ?? [],
    order: toMailOrder(context),
    blocksBelow: [...(mail.blocksBelow?.(context) ?? []), ...buildReceiptBlock(context)],
    ...(isMailKindWith(kind, { audience: 'studio' })
      ? buildStudioClosing(context, links.studio, kind)
      : buildBuyerClosing(context, links.buyer)),
  }
}

function buildBuyerClosing({ t, checkout, studio }: OrderMailContext, orderUrl: string) {
  const hasOrder = checkout.order_number !== null
  return {
    ...(hasOrder ? { button: { label: t('viewOrder'), url: orderUrl } } : {}),
    footer: [
      ...(hasOrder ? [t('linkNote')] : []),
      t('questions', { email: studio.email }),
      formatSignature(studio),
    ],
  }
}

function buildStudioClosing(
  { t, studio }: OrderMailContext,
  adminUrl: string,
  kind: MailKindWith<{ family: 'order'; audience: 'studio' }>,
) {
  return {
    button: { label: t('openInAdmin'), url: adminUrl },
    footer: [t(`${kind}.reason`), formatSignature(studio)],
  }
}

function toMailOrder({ checkout, t, money }: OrderMailContext): NonNullable<MailContent['order']> {
  const { subtotal, shipping, tax, total, tax_rate_percent: rate } = checkout
  return {
    title: checkout.order_number === null ? '' : t('orderNumber', { number: checkout.order_number }),
    lines: checkout.lines.map((line) => ({
      name: line.name,
      detail: `${line.size === '' ? '' : `${t('size', { size: line.size })} · `}${line.quantity} × ${money(line.priceInRappen)}`,
      amount: money(line.priceInRappen * line.quantity),
    })),
    totals: [
      { label: t('subtotal'), amount: money(subtotal) },
      { label: t(checkout.delivery_option), amount: money(shipping) },
      { label: t('tax', { rate }), amount: money(tax) },
      { label: t('total'), amount: money(total) },
    ],
  }
}

function listShownShirts({ lines }: Checkout): string {
  return [...new Set(lines.map(({ name }) => name))].slice(0, MAX_SHOWN_SHIRTS).join(', ')
}
