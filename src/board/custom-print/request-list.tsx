import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { hasSearchedWords, parseSearchedNumber } from '@contract/text/spelling-patterns'
import { Button } from '@/ui/button'
import { createSearchParams, parseOrderSearch, parsePage } from '../board-address'
import { DoneMessage } from '../done-message'
import field from '@/ui/fields/field.module.css'
import { Pagination } from '../pagination'
import { PriceTableForm } from './price-table-form'
import { RequestCard } from './request-card'
import styles from './request-card.module.css'

/** Full rows of cards, however many stand beside each other. */
const REQUESTS_PER_PAGE = 24

type RequestListProps = { requests: readonly StaffRequest[]; onChanged: () => Promise<void> }

/** The form of the prices of custom printing, and its open requests in pages. The address holds the search. */
export function RequestList({ requests, onChanged }: RequestListProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const [doneMessage, setDoneMessage] = useState('')
  const [isPricing, setIsPricing] = useState(false)
  const { q = '' } = parseOrderSearch(address)
  const matchingRequests = requests.filter((request) => q === '' || isFound(request, q))
  const count = Math.ceil(matchingRequests.length / REQUESTS_PER_PAGE)
  // The last page may be empty once its requests are dealt with.
  const page = Math.max(1, Math.min(parsePage(address), count))
  const pageRequests = new Set(
    matchingRequests.slice((page - 1) * REQUESTS_PER_PAGE, page * REQUESTS_PER_PAGE),
  )
  const showPage = (typed: string, next?: number) =>
    setAddress(createSearchParams({ list: 'requests', q: typed, page: next }))

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    showPage(String(new FormData(event.currentTarget).get('q')).trim())
  }

  return (
    <div className={styles.list}>
      <details className={styles.prices} onToggle={({ currentTarget }) => setIsPricing(currentTarget.open)}>
        <summary>{t('board.prices.title')}</summary>
        {isPricing ? <PriceTableForm /> : null}
      </details>
      {requests.length === 0 ? (
        <p>{t('board.empty.requests')}</p>
      ) : (
        // The field is uncontrolled, so a new address has to replace it.
        <form key={q} role="search" className={styles.search} onSubmit={search}>
          <label className={field.field}>
            {t('board.press.search')}
            <input className={field.input} type="search" name="q" defaultValue={q} maxLength={100} />
          </label>
          <Button type="submit">{t('board.search.submit')}</Button>
        </form>
      )}
      <p role="status" className={styles.status}>
        {q === '' ? '' : t('board.press.found', { count: matchingRequests.length })}
      </p>
      <DoneMessage message={doneMessage} />
      <ul className={styles.cards}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            // Those of other pages stay, as somebody may have typed in one before a colleague's press moved it there.
            isHidden={!pageRequests.has(request)}
            onDone={async (message) => {
              setDoneMessage(message)
              await onChanged()
            }}
          />
        ))}
      </ul>
      <Pagination page={page} count={count} onPage={(next) => showPage(q, next)} />
    </div>
  )
}

function isFound({ number, name, email }: StaffRequest, q: string): boolean {
  const searched = parseSearchedNumber(q)
  return searched === undefined ? hasSearchedWords(`${name} ${email}`, q) : searched === number
}
