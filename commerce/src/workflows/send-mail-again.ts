import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { Modules } from '@medusajs/framework/utils'
import { SETTINGS } from '../contract/settings'
import { notFound } from '../lib/medusa-error'
import { MAILS } from '../mails/rules/mails'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { OutboxMail } from '../modules/checkout/mail-types'

type SendMailAgainInput = { orderId: string; mailId: string }

const queueAgain = createStep(
  'queue-mail-again',
  async ({ orderId, mailId }: SendMailAgainInput, { container }) => {
    const { mails } = container.resolve(CHECKOUT_MODULE)
    const mail = await mails.find(mailId, orderId)
    if (mail === undefined) throw notFound('This order has no such mail.')
    // A mistyped address is corrected at the order.
    const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
    const { isForStudio = false } = MAILS[mail.kind]
    const recipient = isForStudio ? SETTINGS.email : (order.email ?? mail.recipient)
    await mails.queueAgain(mail.id, recipient)
    return new StepResponse({ recipient }, mail)
  },
  async (mail: OutboxMail | undefined, { container }) => {
    if (mail !== undefined) await container.resolve(CHECKOUT_MODULE).mails.restore(mail)
  },
)

const wakeSender = createStep('wake-mail-sender', async (_: undefined, { container }) => {
  container.resolve('mailSender')?.wake()
  return new StepResponse({})
})

export const sendMailAgainWorkflow = createWorkflow('send-mail-again', (input: SendMailAgainInput) => {
  const queued = queueAgain(input)
  wakeSender()
  return new WorkflowResponse(queued)
})
