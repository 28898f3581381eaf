import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text } from '@medusajs/ui'
import { boardOrderDetailSchema } from '../../../../src/contract/board/board-order'
import { listPrintLines } from '../../../../src/contract/custom-print/print-lines'
import { LoadError } from '../load-error'
import { formatSwissDay } from '../format-swiss-day'
import { formatPaymentState } from '../payment-state-text'
import { useAdminLanguage, useAdminTexts, useDateFormat } from '../use-admin-texts'
import { useShopQuery } from '../admin-api'

const STAGE_COLORS = {
  screen: 'orange',
  print: 'orange',
  ship: 'blue',
  hand_over: 'blue',
  done: 'green',
  closed: 'grey',
} as const
const REFRESH_MS = 5000

function OrderFulfillment({ data: order }: DetailWidgetProps<AdminOrder>) {
  const path = `/admin/orders/${order.id}/studio`
  const texts = useAdminTexts('order')
  const language = useAdminLanguage()
  const dates = useDateFormat()
  const { data: detail, error } = useShopQuery(path, boardOrderDetailSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{texts.title}</Heading>
        {detail === undefined ? null : (
          <StatusBadge color={STAGE_COLORS[detail.order.stage]}>
            {texts.stages[detail.order.stage]}
          </StatusBadge>
        )}
      </div>
      <LoadError error={error} />
      {detail === undefined ? null : (
        <>
          <Fact name={texts.delivery} value={texts[detail.order.deliveryOption]} />
          <Fact
            name={texts.printed}
            value={detail.order.printedAt === null ? texts.notYet : dates.time(detail.order.printedAt)}
          />
          {detail.order.customPrint ? (
            <Fact
              name={texts.print}
              value={listPrintLines(detail.order.customPrint, language)
                .map(({ text }) => text)
                .join('\n')}
            />
          ) : null}
          <Fact name={texts.due} value={formatSwissDay(detail.order.dueAt, language)} />
          <Fact name={texts.payment} value={formatPaymentState(detail, texts)} />
          <Fact name={texts.session} value={detail.payment.sessionId} />
          <div className="px-6 py-4">
            <Button size="small" variant="secondary" asChild>
              <a href={`/admin/orders/${order.id}/receipt`} download>
                {texts.invoice}
              </a>
            </Button>
          </div>
        </>
      )}
    </Container>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-2 gap-2 px-6 py-4">
      <Text size="small" weight="plus">
        {name}
      </Text>
      <Text size="small" className="text-ui-fg-subtle break-words whitespace-pre-line">
        {value}
      </Text>
    </div>
  )
}

export const config = defineWidgetConfig({ id: 'order-studio', zone: 'order.details.side' })

export default OrderFulfillment
