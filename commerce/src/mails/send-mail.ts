import { errorMessage } from '../lib/error-message'
import type { SendResult, OutboxMail } from './mail'
import { buildMessage, type MessageDependencies } from './build-message'
import type { MailTransport } from './mail-transport'
import {
  getFailureCode,
  isPermanentRefusal,
  isMailServerFailure,
  computeRetryDelay,
} from './rules/send-failure'

/** `code` names the failure without any address. */
export type SendMailResult = { attempt: SendResult; isServerFailure: boolean; code: string }

/** Composes a mail and hands it to the mail server; never rejects. */
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
    const pauseMs = isPermanentRefusal(error) ? undefined : computeRetryDelay(mail.attempts + 1)
    const message = errorMessage(error)
    return {
      attempt:
        pauseMs === undefined
          ? { outcome: 'failed', error: message }
          : { outcome: 'postponed', error: message, pauseMs },
      isServerFailure: isMailServerFailure(error),
      code: getFailureCode(error),
    }
  }
}
