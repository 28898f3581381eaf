import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { fillTemplate } from '../../../../src/contract/text/template'
import {
  type OrderMails,
  orderMailsSchema,
  resentMailSchema,
} from '../../../../src/contract/orders/order-mails'
import { callAdmin, useShopQuery } from '../admin-api'
import { LoadError } from '../load-error'
import { useAdminTexts, useDateFormat } from '../use-admin-texts'

const STATE_COLORS = { queued: 'orange', sent: 'green', failed: 'red', withheld: 'grey' } as const

const REFRESH_MS = 3000

type Mail = OrderMails['mails'][number]

function OrderMailsBox({ data: order }: DetailWidgetProps<AdminOrder>) {
  const path = `/admin/orders/${order.id}/mails`
  const texts = useAdminTexts('mails')
  const { data, error, refetch } = useShopQuery(path, orderMailsSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        {texts.title}
      </Heading>
      <LoadError error={error} />
      {data?.mails.length === 0 ? <Text className="px-6 py-4">{texts.none}</Text> : null}
      {data?.mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} path={`${path}/${mail.id}`} onSent={refetch} />
      ))}
    </Container>
  )
}

type MailRowProps = { mail: Mail; path: string; onSent: () => Promise<unknown> }

function MailRow({ mail, path, onSent }: MailRowProps) {
  const texts = useAdminTexts('mails')
  const dates = useDateFormat()
  const { mutate: sendAgain, isPending } = useMutation({
    mutationFn: async () => resentMailSchema.parse(await callAdmin(path, 'POST')),
    onSuccess: ({ recipient }) => void toast.success(fillTemplate(texts.sent, { recipient })),
    onError: ({ message }) => void toast.error(message),
    onSettled: onSent,
  })
  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text weight="plus">{texts.kinds[mail.kind]}</Text>
        <StatusBadge color={STATE_COLORS[mail.state]}>{texts.states[mail.state]}</StatusBadge>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {mail.recipient}
        <br />
        {dates.time(mail.sentAt ?? mail.createdAt)}
      </Text>
      {mail.error === null ? null : (
        <Text size="small" className="text-ui-fg-error break-words">
          {fillTemplate(texts.attempt, { error: mail.error, attempts: mail.attempts })}
        </Text>
      )}
      <div>
        <Button size="small" variant="secondary" isLoading={isPending} onClick={() => sendAgain()}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}

export const config = defineWidgetConfig({ id: 'order-mails', zone: 'order.details.side' })

export default OrderMailsBox
