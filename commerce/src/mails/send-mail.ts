import { errorMessage } from '../lib/error-message'
import type { Attempt, OutboxMail } from './mail'
import { composeMessage, type MessageDependencies } from './build-message'
import type { MailTransport } from './mail-transport'
import { codeOf, isRefusedForGood, isServerFailure, pauseAfter } from './rules/send-failure'

/** `code` names the failure without any address. */
export type AttemptResult = { attempt: Attempt; isServerFailure: boolean; code: string }

/** Composes a mail and hands it to the mail server; never rejects. */
export async function attemptMail(
  mail: OutboxMail,
  dependencies: MessageDependencies & { transport: MailTransport },
): Promise<AttemptResult> {
  try {
    const message = await composeMessage(mail, dependencies)
    if (message === undefined) return { attempt: { outcome: 'withheld' }, isServerFailure: false, code: '' }
    await dependencies.transport.send(message)
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
