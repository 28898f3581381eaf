import { computeRetryDelay } from '../lib/retry-delay'
import { getErrorMessage } from '../lib/error-message'
import type { OutboxMail, SendAttempt } from './mail'
import { buildMessage, type MessageDependencies } from './build-message'
import type { MailTransport } from './mail-transport'

/** `code` names the failure without any address. */
export type SendMailResult = { attempt: SendAttempt; isServerFailure: boolean; code: string }

/** With the pauses of `computeRetryDelay`, this is a little more than a day. */
export const MAX_SEND_ATTEMPTS = 34

const SERVER_CODES: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EABORT',
  'EPROTOCOL',
])

/** Builds a mail and sends it to the mail server. Never rejects. */
export async function sendMail(
  mail: OutboxMail,
  dependencies: MessageDependencies & { transport: MailTransport },
): Promise<SendMailResult> {
  try {
    const message = await buildMessage(mail, dependencies)
    if (message === undefined) return { attempt: { outcome: 'withheld' }, isServerFailure: false, code: '' }
    await dependencies.transport.send(message)
    return { attempt: { outcome: 'sent' }, isServerFailure: false, code: '' }
  } catch (error) {
    const attempts = mail.attempts + 1
    const isGivenUp = isPermanentRefusal(error) || attempts >= MAX_SEND_ATTEMPTS
    const message = getErrorMessage(error)
    return {
      attempt: isGivenUp
        ? { outcome: 'failed', error: message }
        : { outcome: 'postponed', error: message, pauseMs: computeRetryDelay(attempts) },
      isServerFailure: isMailServerFailure(error),
      code: getFailureCode(error),
    }
  }
}

/** Whether a mail server refuses a mail permanently, because of its recipient or content (5xx). */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  // Without a response code, nodemailer itself has refused the address.
  if (!('responseCode' in error)) return error.code === 'EENVELOPE'
  const status = Number(error.responseCode)
  const isAboutTheMail =
    error.code === 'EMESSAGE' || ('command' in error && /^(RCPT|DATA)/.test(String(error.command)))
  // 503 is about the order of the commands, so the same mail may be accepted next time.
  return isAboutTheMail && status >= 500 && status < 600 && status !== 503
}

export function isMailServerFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return SERVER_CODES.has(String(error.code))
}

/** Returns a name of the failure without any address. */
function getFailureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error && error.responseCode !== undefined
    ? `${code} ${String(error.responseCode)}`
    : code
}
