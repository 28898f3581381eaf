import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text } from '@medusajs/ui'
import { studioSheetSchema } from '../../contract/studio'
import { LoadError } from '../load-error'
import { useShopQuery } from '../use-shop-query'

const STAGES = {
  print: { color: 'orange', label: 'To print' },
  ship: { color: 'blue', label: 'To ship' },
  hand_over: { color: 'blue', label: 'To hand over' },
  done: { color: 'green', label: 'Done' },
  closed: { color: 'grey', label: 'Closed' },
} as const
const REFRESH_MS = 5000

function OrderStudio({ data: order }: DetailWidgetProps<AdminOrder>) {
  const path = `/admin/orders/${order.id}/studio`
  const { data: sheet, error } = useShopQuery(path, studioSheetSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">Studio</Heading>
        {sheet === undefined ? null : (
          <StatusBadge color={STAGES[sheet.order.stage].color}>{STAGES[sheet.order.stage].label}</StatusBadge>
        )}
      </div>
      <LoadError error={error} />
      {sheet === undefined ? null : (
        <>
          <Fact
            name="Delivery"
            value={sheet.order.deliveryOption === 'pickup' ? 'Pickup in the studio' : 'Shipping'}
          />
          <Fact name="Printed" value={formatDate(sheet.order.printedAt) ?? 'Not yet'} />
          <Fact name="Due" value={new Date(sheet.order.dueAt).toLocaleDateString()} />
          <Fact name="Payment" value={sheet.payment.status} />
          <Fact name="Payment session" value={sheet.payment.sessionId} />
          <div className="px-6 py-4">
            <Button size="small" variant="secondary" asChild>
              <a href={`/admin/orders/${order.id}/receipt`} download>
                Invoice (PDF)
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
      <Text size="small" className="text-ui-fg-subtle break-all">
        {value}
      </Text>
    </div>
  )
}

const formatDate = (iso: string | null) => (iso === null ? undefined : new Date(iso).toLocaleString())

export const config = defineWidgetConfig({ id: 'order-studio', zone: 'order.details.side' })

export default OrderStudio
