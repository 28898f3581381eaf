import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { DoneMessage } from '../done-message'
import { PriceTableForm } from './price-table-form'
import { RequestCard } from './request-card'
import styles from './request-card.module.css'

type RequestListProps = { requests: readonly StaffRequest[]; onChanged: () => Promise<void> }

/** The open requests of custom printing, and the form of its prices. */
export function RequestList({ requests, onChanged }: RequestListProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState('')
  const [isPricing, setIsPricing] = useState(false)
  return (
    <div className={styles.list}>
      <DoneMessage message={done} />
      {requests.length === 0 ? <p>{t('board.empty.requests')}</p> : null}
      <ul className={styles.cards}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            onDone={async (message) => {
              setDone(message)
              await onChanged()
            }}
          />
        ))}
      </ul>
      <details className={styles.prices} onToggle={({ currentTarget }) => setIsPricing(currentTarget.open)}>
        <summary>{t('board.prices.title')}</summary>
        {isPricing ? <PriceTableForm /> : null}
      </details>
    </div>
  )
}
