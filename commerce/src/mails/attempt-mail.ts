import { PAGES } from '../contract/pages'
import { SETTINGS } from '../contract/settings'
import type { Environment } from '../lib/environment'
import type { MailTransport } from './mail-transport'
import { orderToken } from '../orders/rules/order-link'
import { errorMessage } from '../lib/error-message'
import { MAILS } from './rules/mails'
import { composeAccountMail } from './rules/account-mail'
import { composeAlert } from './rules/compose-alert'
import { composeMail } from './rules/compose-mail'
import type { MailContent } from './layout/mail-content'
import { renderMail } from './layout/render-mail'
import { isRefusedForGood, isServerFailure, pauseAfter } from './rules/send-failure'
import type { AccountMail, AlertMail, Attempt, OrderMail, OutboxMail } from '../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../modules/checkout/service'

type Dependencies = {
  checkouts: CheckoutModuleService
  transport: MailTransport
  accountLink: (mail: AccountMail) => Promise<string | undefined>
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
}

/** `code` names the failure without any address. */
export type Attempted = { attempt: Attempt; isServerFailure: boolean; code: string }

/** Composes a mail and hands it to the mail server; never rejects. */
export async function attemptMail(mail: OutboxMail, dependencies: Dependencies): Promise<Attempted> {
  try {
    const letter = await letterOf(mail, dependencies)
    if (letter === undefined) return { attempt: { outcome: 'withheld' }, isServerFailure: false, code: '' }
    await dependencies.transport.send(await messageOf(mail, letter, dependencies.environment))
    return { attempt: { outcome: 'sent' }, isServerFailure: false, code: '' }
  } catch (error) {
    const pauseMs = isRefusedForGood(error) ? undefined : pauseAfter(mail.attempts + 1)
    const message = errorMessage(error)
    return {
      attempt:
        pauseMs === undefined
          ? { outcome: 'failed', error: message }
          : { outcome: 'postponed', error: message, pauseMs },
      isServerFailure: isServerFailure(error),
      code: codeOf(error),
    }
  }
}

/** What differs between mails: what it says, to whom it is and who reads an answer. */
type Letter = { content: MailContent; name: string; replyTo: string }

async function letterOf(mail: OutboxMail, dependencies: Dependencies): Promise<Letter | undefined> {
  if (mail.intent_id !== null) return orderLetter(mail, dependencies)
  return mail.kind === 'alert' ? alertLetter(mail, dependencies) : accountLetter(mail, dependencies)
}

function alertLetter({ facts }: AlertMail, { environment }: Dependencies): Letter {
  const content = composeAlert(facts, environment.publicUrl)
  return { content, name: SETTINGS.name, replyTo: SETTINGS.email }
}

async function orderLetter(
  mail: OrderMail,
  { checkouts, environment: { publicUrl, cookieSecret } }: Dependencies,
): Promise<Letter> {
  const checkout = await checkouts.byId(mail.intent_id)
  if (checkout === undefined) throw new Error('The checkout of this mail is missing')
  const links = {
    buyer: `${publicUrl}${PAGES.order.path}?token=${orderToken(checkout.id, cookieSecret, new Date())}`,
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const isForStudio = MAILS[mail.kind].isForStudio === true
  return {
    content: composeMail(mail, checkout, links),
    name: isForStudio ? SETTINGS.name : (mail.facts.buyerName ?? ''),
    replyTo: isForStudio ? (mail.facts.buyerEmail ?? SETTINGS.email) : SETTINGS.email,
  }
}

async function accountLetter(mail: AccountMail, { accountLink }: Dependencies): Promise<Letter | undefined> {
  const link = await accountLink(mail)
  if (link === undefined) return undefined
  return { content: composeAccountMail(mail, link), name: '', replyTo: SETTINGS.email }
}

async function messageOf(
  mail: OutboxMail,
  { content, name, replyTo }: Letter,
  { mailFrom }: Dependencies['environment'],
) {
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

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error && error.responseCode !== undefined
    ? `${code} ${String(error.responseCode)}`
    : code
}
