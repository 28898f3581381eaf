import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useEffect, useState } from 'react'
import { errorMessage } from '../call-admin'
import { findMails, followMails, type FoundMails, type OrderMail, sendAgain } from '../order-mails-client'

const KINDS: Record<string, string> = {
  confirmation: 'Order confirmation',
  studio_notice: 'Notice to the studio',
  shipped: 'Shipped',
  ready: 'Ready for pickup',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}
const STATES = {
  queued: { color: 'orange', label: 'Waiting' },
  sent: { color: 'green', label: 'Sent' },
  failed: { color: 'red', label: 'Failed' },
  withheld: { color: 'grey', label: 'Not sent, as wished' },
} as const

/** The mails of an order, with a button to send each again. */
function OrderMails({ data: order }: DetailWidgetProps<AdminOrder>) {
  const [found, setFound] = useState<FoundMails>({ mails: [] })

  useEffect(() => {
    const leaving = new AbortController()
    void followMails(order.id, setFound, leaving.signal)
    return () => leaving.abort()
  }, [order.id])

  async function again(mail: OrderMail) {
    try {
      toast.success(`On its way to ${await sendAgain(order.id, mail.id)}`)
    } catch (error) {
      toast.error(errorMessage(error))
    }
    setFound(await findMails(order.id))
  }

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Mails
      </Heading>
      {'error' in found ? (
        <Text className="text-ui-fg-error px-6 py-4">{found.error}</Text>
      ) : found.mails.length === 0 ? (
        <Text className="px-6 py-4">No mail yet.</Text>
      ) : (
        found.mails.map((mail) => <Mail key={mail.id} mail={mail} onAgain={() => again(mail)} />)
      )}
    </Container>
  )
}

function Mail({ mail, onAgain }: { mail: OrderMail; onAgain: () => Promise<void> }) {
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
        <Text weight="plus">{KINDS[mail.kind] ?? mail.kind}</Text>
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

export default OrderMails
