import type { SendMailOptions } from 'nodemailer'
import { PAGES } from '../contract/site/pages'
import type { StudioFacts } from '../contract/studio/studio-profile'
import type { Environment } from '../lib/environment'
import { requestToken } from '../lib/request-link'
import { showsPrint, isForStudio, REQUEST_MAILS } from '../contract/custom-print/request-mails'
import type { AccountMail, AlertMail, OrderMail, OutboxMail, RequestMail } from './mail'
import type { CheckoutStore } from '../checkout/checkout-store'
import type { Checkout } from '../checkout/checkout'
import { orderToken } from '../orders/order-link'
import type { ReceiptFile } from '../receipts/receipt-file'
import type { MailContent } from './content/mail-content'
import { CIDS } from './layout/mail-layout'
import { renderMail } from './layout/render-mail'
import type { MailPictures, PrintOf, ReadMailPictures } from './mail-images'
import { composeAccountMail } from './content/account-mail'
import { composeAlert } from './content/alert-mail'
import { composeMail } from './content/order-mail'
import { composeRequestMail } from './content/request-mail'
import { MAILS } from './content/order-mail-definitions'
import { type Sender, senderOf } from './rules/sender-of'

/** How often a mail waits for its invoice; the order's page has it, too. */
const ATTEMPTS_WITH_RECEIPT = 3

export type MessageDependencies = {
  checkoutStore: Pick<CheckoutStore, 'findById'>
  accountLink: (mail: AccountMail) => Promise<string | undefined>
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
  studio: () => Promise<StudioFacts>
  pictures: ReadMailPictures
  receipt: (orderId: string) => Promise<ReceiptFile | undefined>
}

/** Composes a mail; undefined where its link opens nothing any more. */
export async function composeMessage(
  mail: OutboxMail,
  dependencies: MessageDependencies,
): Promise<SendMailOptions | undefined> {
  const studio = await dependencies.studio()
  const message = await messageOf(mail, dependencies, studio)
  return message && optionsOf(mail, message, dependencies, studio)
}

/** What differs between mails: what it says, to whom it is and who reads an answer. */
type Message = {
  content: MailContent
  name: string
  replyTo: string
  image?: string | undefined
  print?: PrintOf | undefined
  receipt?: ReceiptFile | undefined
}

async function messageOf(
  mail: OutboxMail,
  dependencies: MessageDependencies,
  studio: StudioFacts,
): Promise<Message | undefined> {
  if (mail.intent_id !== null) return orderMessage(mail, dependencies, studio)
  if (mail.kind === 'alert') return alertMessage(mail, dependencies, studio)
  return isPressMail(mail)
    ? pressMessage(mail, dependencies, studio)
    : accountMessage(mail, dependencies, studio)
}

const isPressMail = (mail: AccountMail | RequestMail): mail is RequestMail =>
  REQUEST_MAILS.some((kind) => kind === mail.kind)

function pressMessage(mail: RequestMail, { environment }: MessageDependencies, studio: StudioFacts): Message {
  const { name, email, requestId, proof } = mail.facts
  const { publicUrl, cookieSecret } = environment
  const links = {
    buyer: `${publicUrl}${PAGES.proof.path}?token=${requestToken(requestId, cookieSecret)}`,
    studio: `${publicUrl}${PAGES.admin.path}?list=requests`,
  }
  const content = composeRequestMail(mail, links, studio)
  const message = { content, ...(showsPrint(mail.kind) && { print: { requestId, version: proof?.version } }) }
  return isForStudio(mail.kind)
    ? { ...message, name: studio.name, replyTo: email }
    : { ...message, name, replyTo: studio.email }
}

function alertMessage(
  { facts }: AlertMail,
  { environment }: MessageDependencies,
  studio: StudioFacts,
): Message {
  const content = composeAlert(facts, environment.publicUrl, studio)
  return { content, name: studio.name, replyTo: studio.email }
}

async function orderMessage(
  mail: OrderMail,
  dependencies: MessageDependencies,
  studio: StudioFacts,
): Promise<Message> {
  const { checkoutStore, environment } = dependencies
  const { publicUrl, cookieSecret } = environment
  const checkout = await checkoutStore.findById(mail.intent_id)
  if (checkout === undefined) throw new Error('The checkout of this mail is missing')
  const links = {
    buyer: `${publicUrl}${PAGES.order.path}?token=${orderToken(checkout.id, cookieSecret, new Date())}`,
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const { isForStudio = false, showsGoods = false } = MAILS[mail.kind]
  const receipt = await receiptOf(mail, dependencies)
  return {
    content: composeMail(mail, checkout, links, studio, receipt),
    receipt,
    ...(showsGoods && shownOf(checkout)),
    name: isForStudio ? studio.name : (mail.facts.buyerName ?? ''),
    replyTo: isForStudio ? (mail.facts.buyerEmail ?? studio.email) : studio.email,
  }
}

/** The first thing that was bought, or the print of an order of one. */
function shownOf({ proof_id: proofId, lines }: Checkout): Pick<Message, 'image' | 'print'> {
  return proofId === null ? { image: lines[0]?.image } : { print: { proofId } }
}

/** The invoice that goes with a mail. Rejects where it cannot be drawn, until the mail itself matters more. */
async function receiptOf(
  { kind, order_id: orderId, attempts }: OrderMail,
  dependencies: MessageDependencies,
) {
  if (orderId === null || MAILS[kind].hasReceipt !== true) return undefined
  const receipt = dependencies.receipt(orderId)
  return attempts < ATTEMPTS_WITH_RECEIPT ? receipt : receipt.catch(() => undefined)
}

async function accountMessage(
  mail: AccountMail,
  { accountLink }: MessageDependencies,
  studio: StudioFacts,
): Promise<Message | undefined> {
  const link = await accountLink(mail)
  if (link === undefined) return undefined
  return { content: composeAccountMail(mail, link, studio), name: '', replyTo: studio.email }
}

async function optionsOf(
  mail: OutboxMail,
  { content, name, replyTo, image, print, receipt }: Message,
  { environment: { mailFrom }, pictures }: MessageDependencies,
  studio: StudioFacts,
): Promise<SendMailOptions> {
  const attached = await pictures({ image, print })
  const from = senderOf(mailFrom, studio)
  const { subject, html, text } = await renderMail(content, attached)
  return {
    from,
    // As an object it can hold one address only.
    to: { name, address: mail.recipient },
    replyTo,
    subject,
    html,
    text,
    attachments: [...attachmentsOf(attached), ...receiptAttachment(receipt)],
    // The same for every attempt, so that a mail that was delivered twice shows once.
    messageId: `<${mail.id}.${mail.round}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function attachmentsOf({ mark, goods, print }: MailPictures) {
  const files = [
    { cid: CIDS.mark, filename: 'mark.png', contentType: 'image/png', content: mark },
    { cid: CIDS.goods, filename: 'goods.jpg', contentType: 'image/jpeg', content: goods },
    { cid: CIDS.print, filename: 'print.jpg', contentType: 'image/jpeg', content: print },
  ]
  return files.flatMap(({ content, ...file }) =>
    content === undefined ? [] : [{ ...file, content, contentDisposition: 'inline' as const }],
  )
}

function receiptAttachment(receipt: ReceiptFile | undefined) {
  return receipt === undefined
    ? []
    : [{ filename: receipt.name, contentType: 'application/pdf', content: receipt.pdf }]
}

function domainOf({ address }: Sender): string {
  return /@(.+)$/.exec(address)?.[1] ?? 'localhost'
}
