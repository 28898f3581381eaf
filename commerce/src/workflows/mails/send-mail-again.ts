import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { SETTINGS } from '../../contract/settings'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { OutboxMail } from '../../modules/checkout/mail-types'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import { mailSender } from './mail-sender'

type SendMailAgainInput = { orderId: string; mailId: string }

const queueAgain = createStep(
  'queue-mail-again',
  async ({ orderId, mailId }: SendMailAgainInput, { container }) => {
    const { mails } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    const mail = await mails.find(mailId, orderId)
    if (mail === undefined) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This order has no such mail.')
    }
    // The address that the order has now: a mistyped one is corrected there.
    const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
    const recipient = mail.kind === 'studio_notice' ? SETTINGS.email : (order.email ?? mail.recipient)
    await mails.queueAgain(mail.id, recipient)
    return new StepResponse({ recipient }, mail)
  },
  async (mail: OutboxMail | undefined, { container }) => {
    if (mail !== undefined)
      await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).mails.restore(mail)
  },
)

const wakeSender = createStep('wake-mail-sender', async (_: undefined, { container }) => {
  mailSender(container).wake()
  return new StepResponse({})
})

/** Sends one of an order's mails once more, whatever became of it before, as staff ask. */
export const sendMailAgainWorkflow = createWorkflow('send-mail-again', (input: SendMailAgainInput) => {
  const queued = queueAgain(input)
  wakeSender()
  return new WorkflowResponse(queued)
})
