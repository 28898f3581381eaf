import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createMailTransport } from '../../lib/mail-transport'
import { reasonOf } from '../../lib/reason-of'
import { environment } from '../../lib/runtime'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { Attempt, OutboxMail } from '../../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import { attemptMail, type Attempted } from './attempt-mail'

type NextDue = (send: (mail: OutboxMail) => Promise<Attempt>) => Promise<Attempt | undefined>

/**
 * Empties the outbox, one mail after the other. It may be woken at any time and as often as one likes: one run goes
 * on in a process, and between processes the rows are locked.
 */
export class MailSender {
  #running: Promise<void> | undefined
  #wokenMeanwhile = false
  #isStopped = false

  constructor(
    private readonly nextDue: NextDue,
    private readonly send: (mail: OutboxMail) => Promise<Attempted>,
    private readonly report: (sentence: string) => void,
  ) {}

  /** Sends what is due, soon and behind whatever the caller is doing. */
  wake(): void {
    this.#wokenMeanwhile = true
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  /** Begins no other mail; resolves when the one in hand is done, so that an orderly end sends none twice. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #run(): Promise<void> {
    try {
      while (this.#wokenMeanwhile && !this.#isStopped) {
        this.#wokenMeanwhile = false
        while (!this.#isStopped && (await this.#sendNext()));
      }
    } catch (error) {
      this.report(`The outbox could not be read and will be looked at again: ${reasonOf(error)}`)
    }
  }

  /** Whether it is worth going on: something was due, and the mail server is well. */
  async #sendNext(): Promise<boolean> {
    let isServerWell = true
    const attempt = await this.nextDue(async (mail) => {
      const attempted = await this.send(mail)
      isServerWell = !attempted.isServerTrouble
      if (attempted.attempt.outcome !== 'sent') {
        const pause =
          attempted.attempt.outcome === 'failed'
            ? 'given up'
            : `again in ${attempted.attempt.pauseMs / 1000} s`
        // Not the server's own words: they may repeat the recipient's address.
        this.report(`Mail ${mail.id} (${mail.kind}) was not sent: ${attempted.code}, ${pause}`)
      }
      return attempted.attempt
    })
    return attempt !== undefined && isServerWell
  }
}

let shared: MailSender | undefined

/** Before the process ends: the mail in hand, and no other. */
export async function stopMailSender(): Promise<void> {
  await shared?.stop()
}

/** This process's sender; `container` may be any scope of the application. Without SMTP_URL mails wait in the outbox. */
export function mailSender(container: MedusaContainer): Pick<MailSender, 'wake'> {
  const { smtpUrl } = environment()
  if (smtpUrl === undefined) return { wake: () => undefined }
  if (shared === undefined) {
    const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    const transport = createMailTransport(smtpUrl)
    shared = new MailSender(
      (send) => checkout.mails.withNextDue(send),
      (mail) => attemptMail(mail, { checkout, transport, environment: environment() }),
      (sentence) => logger.warn(sentence),
    )
  }
  return shared
}
