import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import { MAIL_LABELS, type OrderMails } from '../../contract/order-mails'
import { callAdmin, errorMessage } from '../call-admin'
import { usePolled } from '../use-polled'

const STATES = {
  queued: { color: 'orange', label: 'Waiting' },
  sent: { color: 'green', label: 'Sent' },
  failed: { color: 'red', label: 'Failed' },
  withheld: { color: 'grey', label: 'Not sent, as wished' },
} as const

const REFRESH_MS = 3000

type Mail = OrderMails['mails'][number]

function OrderMailsBox({ data: order }: DetailWidgetProps<AdminOrder>) {
  const path = `/admin/orders/${order.id}/mails`
  const [{ data, error }, reload] = usePolled<OrderMails>(path, REFRESH_MS)

  async function sendAgain({ id }: Mail) {
    try {
      const { recipient } = (await callAdmin(`${path}/${id}`, 'POST')) as { recipient: string }
      toast.success(`On its way to ${recipient}`)
    } catch (failure) {
      toast.error(errorMessage(failure))
    }
    await reload()
  }

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Mails
      </Heading>
      {error === undefined ? null : <Text className="text-ui-fg-error px-6 py-4">{error}</Text>}
      {data?.mails.length === 0 ? <Text className="px-6 py-4">No mail yet.</Text> : null}
      {data?.mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} onAgain={() => sendAgain(mail)} />
      ))}
    </Container>
  )
}

function MailRow({ mail, onAgain }: { mail: Mail; onAgain: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false)
  const { color, label } = STATES[mail.state]

  async function press() {
    setIsSending(true)
    await onAgain()
    setIsSending(false)
  }
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text weight="plus">{MAIL_LABELS[mail.kind]}</Text>
        <StatusBadge color={color}>{label}</StatusBadge>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {mail.recipient}
        <br />
        {new Date(mail.sentAt ?? mail.createdAt).toLocaleString()}
      </Text>
      {mail.error === null ? null : (
        <Text size="small" className="text-ui-fg-error break-words">
          {mail.error} (attempt {mail.attempts})
        </Text>
      )}
      <div>
        <Button size="small" variant="secondary" isLoading={isSending} onClick={() => void press()}>
          Send again
        </Button>
      </div>
    </div>
  )
}

export const config = defineWidgetConfig({ id: 'order-mails', zone: 'order.details.side' })

export default OrderMailsBox
