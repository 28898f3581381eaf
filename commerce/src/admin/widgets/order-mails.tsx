import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useCallback, useEffect, useState } from 'react'
import { type OrderMail, readMails, sendAgain } from '../order-mails-client'

/** How often the list is read again while something in it may change, in milliseconds. */
const REFRESH_MS = 3000

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
  const [mails, setMails] = useState<OrderMail[]>()
  const [trouble, setTrouble] = useState<string>()
  const read = useCallback(async () => {
    try {
      setMails(await readMails(order.id))
      setTrouble(undefined)
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }, [order.id])
  const isWaiting = mails?.some(({ state }) => state === 'queued') ?? true

  // Whatever is done to the order may send a mail, so the list is read again with it.
  useEffect(() => void read(), [read, order])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void read(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isWaiting, read])

  async function again(mail: OrderMail) {
    try {
      toast.success(`On its way to ${await sendAgain(order.id, mail.id)}`)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await read()
  }

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        Mails
      </Heading>
      {trouble === undefined ? null : <Text className="text-ui-fg-error px-6 py-4">{trouble}</Text>}
      {mails?.length === 0 ? <Text className="px-6 py-4">No mail yet.</Text> : null}
      {mails?.map((mail) => (
        <Mail key={mail.id} mail={mail} onAgain={() => again(mail)} />
      ))}
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

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export const config = defineWidgetConfig({ zone: 'order.details.side.after' })

export default OrderMails
