import type { SendMailOptions } from 'nodemailer'
import { PAGES } from '../contract/pages'
import type { StudioFacts } from '../contract/studio-facts'
import type { Environment } from '../lib/environment'
import type { AccountMail, AlertMail, OrderMail, OutboxMail } from '../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../modules/checkout/service'
import { orderToken } from '../orders/rules/order-link'
import type { MailContent } from './layout/mail-content'
import { renderMail } from './layout/render-mail'
import { composeAccountMail } from './rules/account-mail'
import { composeAlert } from './rules/compose-alert'
import { composeMail } from './rules/compose-mail'
import { MAILS } from './rules/mails'

export type MessageDependencies = {
  checkouts: CheckoutModuleService
  accountLink: (mail: AccountMail) => Promise<string | undefined>
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
  studio: () => Promise<StudioFacts>
}

/** Composes a mail; undefined where its link opens nothing any more. */
export async function composeMessage(
  mail: OutboxMail,
  dependencies: MessageDependencies,
): Promise<SendMailOptions | undefined> {
  const message = await messageOf(mail, dependencies, await dependencies.studio())
  return message && optionsOf(mail, message, dependencies.environment)
}

/** What differs between mails: what it says, to whom it is and who reads an answer. */
type Message = { content: MailContent; name: string; replyTo: string }

async function messageOf(
  mail: OutboxMail,
  dependencies: MessageDependencies,
  studio: StudioFacts,
): Promise<Message | undefined> {
  if (mail.intent_id !== null) return orderMessage(mail, dependencies, studio)
  return mail.kind === 'alert'
    ? alertMessage(mail, dependencies, studio)
    : accountMessage(mail, dependencies, studio)
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
  { checkouts, environment: { publicUrl, cookieSecret } }: MessageDependencies,
  studio: StudioFacts,
): Promise<Message> {
  const checkout = await checkouts.byId(mail.intent_id)
  if (checkout === undefined) throw new Error('The checkout of this mail is missing')
  const links = {
    buyer: `${publicUrl}${PAGES.order.path}?token=${orderToken(checkout.id, cookieSecret, new Date())}`,
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const isForStudio = MAILS[mail.kind].isForStudio === true
  return {
    content: composeMail(mail, checkout, links, studio),
    name: isForStudio ? studio.name : (mail.facts.buyerName ?? ''),
    replyTo: isForStudio ? (mail.facts.buyerEmail ?? studio.email) : studio.email,
  }
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
  { content, name, replyTo }: Message,
  { mailFrom }: MessageDependencies['environment'],
): Promise<SendMailOptions> {
  const { subject, html, text } = await renderMail(content)
  return {
    from: mailFrom,
    // As an object it can hold one address only.
    to: { name, address: mail.recipient },
    replyTo,
    subject,
    html,
    text,
    // The same for every attempt, so that a mail that was delivered twice shows once.
    messageId: `<${mail.id}.${mail.round}@${domainOf(mailFrom)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function domainOf(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'
}
