import { SETTINGS } from '../../contract/settings'
import type { Environment } from '../../lib/environment'
import type { MailTransport } from '../../lib/mail-transport'
import { orderToken } from '../../lib/order-link'
import { reasonOf } from '../../lib/reason-of'
import { pauseAfter } from '../../mails/back-off'
import { composeMail } from '../../mails/compose-mail'
import { renderMail } from '../../mails/render-mail'
import { isRefusedForGood, isServerTrouble } from '../../mails/send-failure'
import type { Attempt, OutboxMail } from '../../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import type { Intent } from '../../modules/checkout/types'

type Dependencies = {
  checkout: CheckoutModuleService
  transport: MailTransport
  environment: Pick<Environment, 'mailFrom' | 'publicUrl' | 'cookieSecret'>
}

/** What became of a mail; `code` names the failure without any address. */
export type Attempted = { attempt: Attempt; isServerTrouble: boolean; code: string }

/** Composes a mail and hands it to the mail server; never rejects. */
export async function attemptMail(mail: OutboxMail, dependencies: Dependencies): Promise<Attempted> {
  try {
    const intent = await dependencies.checkout.intentById(mail.intent_id)
    if (intent === undefined) throw new Error('The checkout of this mail is missing')
    await dependencies.transport.send(await messageOf(mail, intent, dependencies.environment))
    return { attempt: { outcome: 'sent' }, isServerTrouble: false, code: '' }
  } catch (error) {
    const pauseMs = isRefusedForGood(error) ? undefined : pauseAfter(mail.attempts + 1)
    const said = reasonOf(error)
    return {
      attempt:
        pauseMs === undefined
          ? { outcome: 'failed', error: said }
          : { outcome: 'postponed', error: said, pauseMs },
      isServerTrouble: isServerTrouble(error),
      code: codeOf(error),
    }
  }
}

async function messageOf(
  mail: OutboxMail,
  intent: Intent,
  { mailFrom, publicUrl, cookieSecret }: Dependencies['environment'],
) {
  const links = {
    buyer: `${publicUrl}/order?token=${orderToken(intent.id, cookieSecret, new Date())}`,
    studio: `${publicUrl}/app/orders/${mail.order_id ?? ''}`,
  }
  const isForStudio = mail.kind === 'studio_notice'
  const { subject, html, text } = await renderMail(composeMail(mail, intent, links))
  return {
    from: mailFrom,
    // As an object: what is in it can be nothing but one address.
    to: { name: isForStudio ? SETTINGS.name : (mail.facts.buyerName ?? ''), address: mail.recipient },
    replyTo: isForStudio ? (mail.facts.buyerEmail ?? SETTINGS.email) : SETTINGS.email,
    subject,
    html,
    text,
    // The same for every attempt: should one be cut off after the server had taken it, programs show it once.
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
