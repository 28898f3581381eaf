import type { SendMailOptions } from 'nodemailer'
import { parseEmail } from '../contract/text/email'
import { PAGES } from '../contract/site/pages'
import { buildTokenPath } from '../contract/site/token-path'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'
import type { Environment } from '../lib/environment'
import type { Sender } from '../lib/environment-variables'
import { createRequestToken } from '../links/request-token'
import { isMailKindWith, type MailKindFacts, type MailKindWith } from './mail-kinds'
import type { AccountMail, AlertMail, OrderMail, OutboxMail, RequestMail } from './mail'
import type { CheckoutStore } from '../checkout/checkout-store'
import type { Checkout } from '../checkout/checkout'
import { createOrderToken } from '../links/order-token'
import type { ReceiptFile } from '../receipts/receipt-file'
import type { MailContent, MailLinks } from './content/mail-content'
import { CIDS, renderMail } from './layout/mail-layout'
import type { MailImages, PrintReference, ReadMailImages } from './mail-images'
import { buildAccountMailContent } from './content/account-mail'
import { buildAlertMailContent } from './content/alert-mail'
import { buildOrderMailContent } from './content/order-mail'
import { buildRequestMailContent } from './content/request-mail'
import { ORDER_MAILS } from './content/order-mail-definitions'
import { wasSentBefore } from './sent-note'

/** In this many attempts the mail waits for its invoice; then it is sent without, as the order page has it too. */
const ATTEMPTS_WITH_RECEIPT = 3

export type MessageDependencies = {
  checkoutStore: Pick<CheckoutStore, 'findById'>
  createAccountLink: (mail: AccountMail) => Promise<string | undefined>
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
  readStudioProfile: () => Promise<StudioProfile>
  readImages: ReadMailImages
  createReceipt: (orderId: string) => Promise<ReceiptFile | undefined>
}

/** Builds a mail. Returns undefined if its link is invalid by now, or if it was sent before the database was set back. */
export async function buildMessage(
  mail: OutboxMail,
  dependencies: MessageDependencies,
): Promise<SendMailOptions | undefined> {
  const studio = await dependencies.readStudioProfile()
  const message = await buildMessageParts(mail, dependencies, studio)
  return message && toSendMailOptions(mail, message, dependencies, studio)
}

/** The parts in which mails differ. */
type MessageParts = {
  content: MailContent
  name: string
  replyTo: string
  images?: readonly string[] | undefined
  print?: PrintReference | undefined
  receipt?: ReceiptFile | undefined
}

async function buildMessageParts(
  mail: OutboxMail,
  dependencies: MessageDependencies,
  studio: StudioProfile,
): Promise<MessageParts | undefined> {
  if (isInFamily(mail, 'order')) return buildOrderMessage(mail, dependencies, studio)
  if (isInFamily(mail, 'request')) return buildRequestMessage(mail, dependencies, studio)
  if (isInFamily(mail, 'account')) return buildAccountMessage(mail, dependencies, studio)
  return buildAlertMessage(mail, dependencies, studio)
}

function isInFamily<Family extends MailKindFacts['family']>(
  mail: OutboxMail,
  family: Family,
): mail is Extract<OutboxMail, { kind: MailKindWith<{ family: Family }> }> {
  return isMailKindWith(mail.kind, { family })
}

function buildRequestMessage(
  mail: RequestMail,
  { environment }: MessageDependencies,
  studio: StudioProfile,
): MessageParts {
  const { name, email, requestId, proof } = mail.data
  const { publicUrl, cookieSecret } = environment
  const links: MailLinks = {
    buyer: publicUrl + buildTokenPath(PAGES.proof.path, createRequestToken(requestId, cookieSecret)),
    studio: `${publicUrl}${PAGES.admin.path}?list=requests`,
  }
  const content = buildRequestMailContent(mail, links, studio)
  const message = {
    content,
    ...(!isMailKindWith(mail.kind, { subjectType: 'deletion' }) && {
      print: { requestId, version: proof?.version },
    }),
  }
  return isMailKindWith(mail.kind, { audience: 'studio' })
    ? { ...message, name: studio.name, replyTo: email }
    : { ...message, name, replyTo: studio.email }
}

function buildAlertMessage(
  { data }: AlertMail,
  { environment }: MessageDependencies,
  studio: StudioProfile,
): MessageParts {
  const content = buildAlertMailContent(data, environment.publicUrl, studio)
  return { content, name: studio.name, replyTo: studio.email }
}

async function buildOrderMessage(
  mail: OrderMail,
  dependencies: MessageDependencies,
  studio: StudioProfile,
): Promise<MessageParts | undefined> {
  const { checkoutStore, environment } = dependencies
  const { publicUrl, cookieSecret } = environment
  const checkout = await checkoutStore.findById(mail.intent_id)
  if (checkout === undefined) throw new Error('The checkout of this mail is missing')
  const links: MailLinks = {
    buyer:
      publicUrl + buildTokenPath(PAGES.order.path, createOrderToken(checkout.id, cookieSecret, new Date())),
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const { showsGoods = false } = ORDER_MAILS[mail.kind]
  const isForStudio = isMailKindWith(mail.kind, { audience: 'studio' })
  const receipt = await findReceiptFile(mail, dependencies)
  if (wasSentBefore(mail, checkout, receipt?.invoice)) return undefined
  return {
    content: buildOrderMailContent(mail, checkout, links, studio, receipt),
    receipt,
    ...(showsGoods && getIllustration(checkout)),
    name: isForStudio ? studio.name : (mail.data.buyerName ?? ''),
    replyTo: isForStudio ? (mail.data.buyerEmail ?? studio.email) : studio.email,
  }
}

/** Returns the pictures of the products, or the print of a custom order. */
function getIllustration({ proof_id: proofId, lines }: Checkout): Pick<MessageParts, 'images' | 'print'> {
  return proofId === null ? { images: lines.map(({ image }) => image) } : { print: { proofId } }
}

/**
 * Returns the invoice attached to a mail.
 * Rejects if it cannot be rendered; after some attempts the mail is sent without it.
 */
async function findReceiptFile(
  { kind, order_id: orderId, attempts }: OrderMail,
  dependencies: MessageDependencies,
) {
  if (orderId === null || ORDER_MAILS[kind].hasReceipt !== true) return undefined
  const receipt = dependencies.createReceipt(orderId)
  return attempts < ATTEMPTS_WITH_RECEIPT ? receipt : receipt.catch(() => undefined)
}

async function buildAccountMessage(
  mail: AccountMail,
  { createAccountLink }: MessageDependencies,
  studio: StudioProfile,
): Promise<MessageParts | undefined> {
  const link = await createAccountLink(mail)
  if (link === undefined) return undefined
  return { content: buildAccountMailContent(mail, link, studio), name: '', replyTo: studio.email }
}

async function toSendMailOptions(
  mail: OutboxMail,
  { content, name, replyTo, images, print, receipt }: MessageParts,
  { environment: { mailFrom }, readImages }: MessageDependencies,
  studio: StudioProfile,
): Promise<SendMailOptions> {
  const attached = await readImages({ images, print })
  const from = chooseSender(mailFrom, studio)
  const [, domain] = from.address.split('@')
  const { subject, html, text } = await renderMail(content, attached)
  return {
    from,
    // An object can hold only one address. nodemailer writes domains in punycode.
    to: { name, address: parseEmail(mail.recipient) ?? mail.recipient },
    replyTo: { name: '', address: parseEmail(replyTo) ?? replyTo },
    subject,
    html,
    text,
    attachments: [...toAttachments(attached), ...buildReceiptAttachments(receipt)],
    // It is the same for each attempt, so that mail programs show a mail that was delivered twice only once.
    messageId: `<${mail.id}.${mail.round}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function toAttachments({ mark, goods, print }: MailImages) {
  const files = [
    { cid: CIDS.mark, filename: 'mark.png', contentType: 'image/png', content: mark },
    { cid: CIDS.goods, filename: 'goods.jpg', contentType: 'image/jpeg', content: goods },
    { cid: CIDS.print, filename: 'print.jpg', contentType: 'image/jpeg', content: print },
  ]
  return files.flatMap(({ content, ...file }) =>
    content === undefined ? [] : [{ ...file, content, contentDisposition: 'inline' as const }],
  )
}

function buildReceiptAttachments(receipt: ReceiptFile | undefined) {
  return receipt === undefined
    ? []
    : [{ filename: receipt.name, contentType: 'application/pdf', content: receipt.pdf }]
}

/**
 * Returns the sender of mails. The address is configured, as a mail server sends only for its own domain; the name
 * is the studio's unless one is configured.
 */
export function chooseSender({ name, address }: Sender, studio: Pick<StudioProfile, 'name'>): Sender {
  return { name: name === '' || name === STUDIO_PLACEHOLDERS.name ? studio.name : name, address }
}
