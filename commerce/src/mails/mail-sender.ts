import type { MedusaContainer } from '@medusajs/framework/types'
import { getErrorMessage } from '../lib/error-message'
import { withoutRequestId } from '../lib/request-id'
import { readStudioProfile } from '../studio/read-studio-profile'
import type { SendAttempt, OutboxMail } from './mail'
import { createReceiptFile } from '../receipts/receipt-file'
import { createAccountLink } from './account-link'
import { sendMail, type SendMailResult } from './send-mail'
import { createMailImageReader, type ReadPrintImage } from './mail-images'

type ProcessNextDue = (send: (mail: OutboxMail) => Promise<SendAttempt>) => Promise<SendAttempt | undefined>

/** Sends the mails of the outbox one after the other; a process runs this only once at a time. */
export class MailSender {
  private running: Promise<void> | undefined
  private isWokenAgain = false
  private isStopped = false
  /** Mails that were sent while the database could not record it. That is recorded when they are due again. */
  private readonly unrecordedAttempts = new Map<string, SendAttempt>()

  constructor(
    private readonly processNextDue: ProcessNextDue,
    private readonly send: (mail: OutboxMail) => Promise<SendMailResult>,
    private readonly report: (sentence: string) => void,
  ) {}

  wake(): void {
    this.isWokenAgain = true
    this.running ??= withoutRequestId(() => this.run())
  }

  /** Resolves when the current mail is done. No other one is started. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.running
  }

  private async run(): Promise<void> {
    try {
      while (this.isWokenAgain && !this.isStopped) {
        this.isWokenAgain = false
        while (!this.isStopped && (await this.sendNext()));
      }
    } catch (error) {
      this.report(`The outbox could not be read and will be looked at again: ${getErrorMessage(error)}`)
    } finally {
      // This is in the same tick as the last look at the outbox, so that no call of `wake` gets lost.
      this.running = undefined
    }
  }

  private async sendNext(): Promise<boolean> {
    let isServerWell = true
    let key = ''
    const recorded = await this.processNextDue(async (mail) => {
      key = `${mail.id}.${mail.round}`
      const earlier = this.unrecordedAttempts.get(key)
      if (earlier !== undefined) return earlier
      const result = await this.send(mail)
      isServerWell = !result.isServerFailure
      const { attempt } = result
      if (attempt.outcome === 'sent') this.unrecordedAttempts.set(key, attempt)
      if (attempt.outcome === 'failed' || attempt.outcome === 'postponed') {
        const pause = attempt.outcome === 'failed' ? 'given up' : `again in ${attempt.pauseMs / 1000} s`
        // The mail server's own message may contain the recipient's address, so it is not logged.
        this.report(`Mail ${mail.id} (${mail.kind}) was not sent: ${result.code}, ${pause}`)
      }
      return attempt
    })
    this.unrecordedAttempts.delete(key)
    return recorded !== undefined && isServerWell
  }
}

/** Creates the sender of a process; undefined without a mail server. */
export function createMailSender(
  container: MedusaContainer,
  readPrint: ReadPrintImage,
): MailSender | undefined {
  const logger = container.resolve('logger')
  const environment = container.resolve('environment')
  const transport = container.resolve('mailTransport')
  if (transport === undefined) return undefined
  const readImages = createMailImageReader(environment, readPrint)
  return new MailSender(
    (send) => container.resolve('mailStore').processNextDue(send),
    (mail) =>
      sendMail(mail, {
        checkoutStore: container.resolve('checkoutStore'),
        transport,
        environment,
        readStudioProfile: () => readStudioProfile(container),
        readImages,
        createReceipt: (orderId) => createReceiptFile(orderId, container),
        createAccountLink: (accountMail) => createAccountLink(accountMail, container),
      }),
    (sentence) => logger.warn(sentence),
  )
}
