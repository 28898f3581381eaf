import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSearch } from '@contract/board/order-search'
import { ORDER_STAGES } from '@contract/orders/order-stage'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { Button } from '@/ui/button'
import { parseOrderSearch } from '../../board-address'
import field from '@/ui/fields/field.module.css'
import styles from './order-search-form.module.css'

type OrderSearchFormProps = { search: OrderSearch; onSearch: (search: OrderSearch) => void }

export function OrderSearchForm({ search, onSearch }: OrderSearchFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { q = '', from = '', to = '' } = search
  // The fields are uncontrolled, so a new address has to set their values.
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, from, to })) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    }
  }, [q, from, to])

  function applySearch() {
    if (form.current === null) return
    const entries = [...new FormData(form.current)].map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    onSearch(parseOrderSearch(new URLSearchParams(entries)))
  }
  function submitSearch(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    applySearch()
  }

  return (
    <form ref={form} role="search" className={styles.form} onSubmit={submitSearch}>
      <label className={`${field.field} ${styles.text}`}>
        {t('board.search.text')}
        <input className={field.input} type="search" name="q" defaultValue={q} maxLength={100} />
      </label>
      <label className={field.field}>
        {t('board.search.stage')}
        <select className={field.input} name="stage" value={search.stage ?? ''} onChange={applySearch}>
          <option value="">{t('board.search.all')}</option>
          {ORDER_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {t(`board.stage.${stage}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={field.field}>
        {t('board.orders.delivery')}
        <select className={field.input} name="delivery" value={search.delivery ?? ''} onChange={applySearch}>
          <option value="">{t('board.search.all')}</option>
          {DELIVERY_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {t(`board.orders.${option}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={field.field}>
        {t('board.search.from')}
        <input className={field.input} type="date" name="from" defaultValue={from} />
      </label>
      <label className={field.field}>
        {t('board.search.to')}
        <input className={field.input} type="date" name="to" defaultValue={to} />
      </label>
      <Button type="submit">{t('board.search.submit')}</Button>
    </form>
  )
}
