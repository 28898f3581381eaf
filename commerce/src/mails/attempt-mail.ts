import { PAGES } from '../contract/pages'
import { SETTINGS } from '../contract/settings'
import type { Environment } from '../lib/environment'
import type { MailTransport } from './mail-transport'
import { orderToken } from '../orders/rules/order-link'
import { errorMessage } from '../lib/error-message'
import { MAILS } from './rules/mails'
import { composeMail } from './rules/compose-mail'
import { renderMail } from './layout/render-mail'
import { isRefusedForGood, isServerFailure, pauseAfter } from './rules/send-failure'
import type { Attempt, OutboxMail } from '../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Checkout } from '../modules/checkout/types'

type Dependencies = {
  checkouts: CheckoutModuleService
  transport: MailTransport
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
}

/** `code` names the failure without any address. */
export type Attempted = { attempt: Attempt; isServerFailure: boolean; code: string }

/** Composes a mail and hands it to the mail server; never rejects. */
export async function attemptMail(mail: OutboxMail, dependencies: Dependencies): Promise<Attempted> {
  try {
    const checkout = await dependencies.checkouts.byId(mail.intent_id)
    if (checkout === undefined) throw new Error('The checkout of this mail is missing')
    await dependencies.transport.send(await messageOf(mail, checkout, dependencies.environment))
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

async function messageOf(
  mail: OutboxMail,
  checkout: Checkout,
  { mailFrom, publicUrl, cookieSecret }: Dependencies['environment'],
) {
  const links = {
    buyer: `${publicUrl}${PAGES.order.path}?token=${orderToken(checkout.id, cookieSecret, new Date())}`,
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const isForStudio = MAILS[mail.kind].isForStudio === true
  const { subject, html, text } = await renderMail(composeMail(mail, checkout, links))
  return {
    from: mailFrom,
    // As an object it can hold one address only.
    to: { name: isForStudio ? SETTINGS.name : (mail.facts.buyerName ?? ''), address: mail.recipient },
    replyTo: isForStudio ? (mail.facts.buyerEmail ?? SETTINGS.email) : SETTINGS.email,
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
