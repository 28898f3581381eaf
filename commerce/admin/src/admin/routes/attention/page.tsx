import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BellAlert } from '@medusajs/icons'
import { Button, Container, Heading, StatusBadge, Text, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import {
  attentionSchema,
  getAttentionKey,
  type AttentionItem,
} from '../../../../../src/contract/board/attention'
import { formatOrderProblem } from '../../../../../src/contract/board/order-problem'
import { formatRefundFailure } from '../../../../../src/contract/board/refund-failure-texts'
import { fillTemplate } from '../../../../../src/contract/text/template'
import type { Language } from '../../../../../src/contract/site/language'
import { callAdmin, useShopQuery } from '../../admin-api'
import { LoadError } from '../../load-error'
import { type AdminTexts, useAdminLanguage, useAdminTexts, useDateFormat } from '../../use-admin-texts'
import { OfferIssues } from '../../offer-issues'

const REFRESH_MS = 15_000

/** What staff must look at: payments without an order, failed mails, products that are no longer offered. */
function AttentionPage() {
  const texts = useAdminTexts('attention')
  const dates = useDateFormat()
  const { data, error, refetch } = useShopQuery('/admin/attention', attentionSchema, REFRESH_MS)
  return (
    <Container className="divide-y p-0">
      <Heading level="h1" className="px-6 py-4">
        {texts.title}
      </Heading>
      <LoadError error={error} />
      {data === undefined ? null : (
        <>
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {data.lastWebhook === null
              ? texts.noWebhook
              : fillTemplate(texts.webhook, {
                  type: data.lastWebhook.type,
                  date: dates.time(data.lastWebhook.at),
                })}{' '}
            {fillTemplate(texts.waiting, { count: data.waitingMails })}
          </Text>
          {data.findings.length === 0 ? <Text className="px-6 py-4">{texts.none}</Text> : null}
          {data.findings.map((finding) => (
            <AttentionRow key={getAttentionKey(finding)} finding={finding} onChanged={refetch} />
          ))}
        </>
      )}
    </Container>
  )
}

function AttentionRow({ finding, onChanged }: { finding: AttentionItem; onChanged: () => Promise<unknown> }) {
  const texts = useAdminTexts('attention')
  const language = useAdminLanguage()
  const dates = useDateFormat()
  const action = getItemAction(finding, texts)

  const { mutate: act, isPending } = useMutation({
    mutationFn: (path: string) => callAdmin(path, 'POST'),
    onError: ({ message }) => void toast.error(message),
    onSettled: onChanged,
  })

  return (
    <div className="flex flex-col gap-2 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text weight="plus">{formatItemTitle(finding, texts)}</Text>
        <StatusBadge color={finding.kind === 'review' ? 'red' : 'orange'}>
          {texts.kinds[finding.kind]}
        </StatusBadge>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {dates.time(finding.since)}
        {'reason' in finding && finding.reason !== '' ? `: ${formatReason(finding, language)}` : ''}
      </Text>
      {finding.kind === 'refund_failed' ? <Text size="small">{texts.refundFailedHint}</Text> : null}
      {finding.kind === 'order_broken' ? (
        <Text size="small" className="break-words">
          {finding.isMended
            ? texts.mendedHint
            : formatOrderProblem(finding.problem, finding.detail, language)}
        </Text>
      ) : null}
      {finding.kind === 'kept_back' ? <OfferIssues issues={finding.issues} /> : null}
      {'sessionId' in finding ? (
        <Text size="small" className="text-ui-fg-subtle break-all">
          {finding.sessionId}
        </Text>
      ) : null}
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

function formatReason({ kind, reason }: { kind: AttentionItem['kind']; reason: string }, language: Language) {
  return kind === 'refund_failed' ? formatRefundFailure(reason, language) : reason
}

function formatItemTitle(finding: AttentionItem, texts: AdminTexts['attention']): string {
  switch (finding.kind) {
    case 'review':
      return fillTemplate(texts.review, { amount: formatItemAmount(finding) })
    case 'unsettled':
      return texts.unsettled
    case 'not_placed':
      return fillTemplate(texts.notPlaced, { amount: formatItemAmount(finding) })
    case 'refund_failed': {
      const amount = `${finding.currency} ${finding.amount.toFixed(2)}`
      return finding.orderNumber === null
        ? fillTemplate(texts.paymentRefundFailed, { amount })
        : fillTemplate(texts.refundFailed, { amount, number: finding.orderNumber })
    }
    case 'kept_back':
      return fillTemplate(
        finding.issues.some(({ size }) => size === undefined) ? texts.keptBack : texts.partlyKeptBack,
        {
          product: finding.title,
        },
      )
    case 'press_full':
      return fillTemplate(texts.pressFull, {
        open: finding.open,
        gigabytes: (finding.bytes / 1e9).toFixed(1),
      })
    case 'blanks_short':
      return fillTemplate(texts.blanksShort, { number: finding.number })
    case 'order_broken':
      return fillTemplate(getBrokenTitle(finding, texts), {
        number: finding.number ?? '',
        detail: finding.detail,
      })
    case 'mail':
      return finding.orderNumber === null
        ? fillTemplate(texts.mail, { recipient: finding.recipient })
        : fillTemplate(texts.mailOfOrder, { recipient: finding.recipient, number: finding.orderNumber })
  }
}

function getBrokenTitle(
  { problem, number, isMended }: Extract<AttentionItem, { kind: 'order_broken' }>,
  texts: AdminTexts['attention'],
): string {
  if (isMended) return texts.orderMended
  if (problem === 'level') return texts.levelBroken
  return number === null ? texts.parcelBroken : texts.orderBroken
}

function formatItemAmount({ currency, total }: { currency: string; total: number }): string {
  return `${currency} ${total.toFixed(2)}`
}

function getItemAction(
  finding: AttentionItem,
  texts: AdminTexts['attention'],
): { label: string; path: string } | undefined {
  if (finding.kind === 'review') return { label: texts.close, path: `/admin/attention/review/${finding.id}` }
  if (finding.kind === 'refund_failed')
    return { label: texts.closeRefundFailure, path: `/admin/attention/failed-refunds/${finding.id}` }
  if (finding.kind === 'mail' && finding.orderId !== null)
    return { label: texts.again, path: `/admin/orders/${finding.orderId}/mails/${finding.id}` }
  return undefined
}

export const config = defineRouteConfig({
  label: 'title',
  translationNs: 'attention',
  icon: BellAlert,
  rank: 1,
})

export default AttentionPage
