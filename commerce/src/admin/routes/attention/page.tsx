import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BellAlert } from '@medusajs/icons'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { attentionSchema, type Finding } from '../../../contract/attention'
import { callAdmin } from '../../call-admin'
import { LoadError } from '../../load-error'
import { OfferIssues } from '../../offer-issues'
import { useShopQuery } from '../../use-shop-query'

const REFRESH_MS = 15_000
const KINDS = {
  review: { label: 'To review', color: 'red' },
  unsettled: { label: 'Not settled', color: 'orange' },
  not_placed: { label: 'Refunded', color: 'orange' },
  mail: { label: 'Mail failed', color: 'orange' },
  kept_back: { label: 'Not offered', color: 'orange' },
} as const

/** What waits for a person: payments without an order, mails that failed, products that are no longer offered. */
function AttentionPage() {
  const { data, error, refetch } = useShopQuery('/admin/attention', attentionSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <Heading level="h1" className="px-6 py-4">
        Needs attention
      </Heading>
      <LoadError error={error} />
      {data === undefined ? null : (
        <>
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {data.lastWebhook === null
              ? 'No webhook of the payment provider yet.'
              : `Last webhook: ${data.lastWebhook.type}, ${new Date(data.lastWebhook.at).toLocaleString()}.`}{' '}
            Mails waiting: {data.waitingMails}.
          </Text>
          {data.findings.length === 0 ? <Text className="px-6 py-4">Nothing needs attention.</Text> : null}
          {data.findings.map((finding) => (
            <FindingRow key={keyOf(finding)} finding={finding} onChanged={refetch} />
          ))}
        </>
      )}
    </Container>
  )
}

function FindingRow({ finding, onChanged }: { finding: Finding; onChanged: () => Promise<unknown> }) {
  const { label, color } = KINDS[finding.kind]
  const action = actionOf(finding)

  const { mutate: act, isPending } = useMutation({
    mutationFn: (path: string) => callAdmin(path, 'POST'),
    onError: ({ message }) => void toast.error(message),
    onSettled: onChanged,
  })

  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text weight="plus">{titleOf(finding)}</Text>
        <StatusBadge color={color}>{label}</StatusBadge>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {new Date(finding.since).toLocaleString()}
        {'reason' in finding && finding.reason !== '' ? `: ${finding.reason}` : ''}
      </Text>
      {finding.kind === 'kept_back' ? <OfferIssues issues={finding.issues} /> : null}
      {finding.kind === 'mail' || finding.kind === 'kept_back' ? null : (
        <Text size="small" className="text-ui-fg-subtle break-all">
          {finding.sessionId}
        </Text>
      )}
      {action === undefined ? null : (
        <div>
          <Button size="small" variant="secondary" isLoading={isPending} onClick={() => act(action.path)}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
  )
}

function keyOf(finding: Finding): string {
  if (finding.kind === 'kept_back') return `kept_back ${finding.productId}`
  return `${finding.kind} ${'id' in finding ? finding.id : finding.sessionId}`
}

function titleOf(finding: Finding): string {
  switch (finding.kind) {
    case 'review':
      return `Paid, but not what was quoted (${finding.currency} ${finding.total.toFixed(2)})`
    case 'unsettled':
      return 'A payment has not become an order yet'
    case 'not_placed':
      return `No order could be made of it, ${finding.currency} ${finding.total.toFixed(2)} went back to the buyer`
    case 'kept_back':
      return `${finding.title} was sold before, and the shop does not offer ${finding.issues.some(({ size }) => size === undefined) ? 'it' : 'all of it'} any more`
    case 'mail':
      return `Mail to ${finding.recipient}${finding.orderNumber === null ? '' : `, order ${finding.orderNumber}`}`
  }
}

function actionOf(finding: Finding): { label: string; path: string } | undefined {
  if (finding.kind === 'review')
    return { label: 'Refunded in Stripe, close', path: `/admin/attention/review/${finding.id}` }
  if (finding.kind === 'mail' && finding.orderId !== null)
    return { label: 'Send again', path: `/admin/orders/${finding.orderId}/mails/${finding.id}` }
  return undefined
}

export const config = defineRouteConfig({ label: 'Needs attention', icon: BellAlert })

export default AttentionPage
