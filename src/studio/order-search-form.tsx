import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderSearch, STAGES } from '@contract/studio'
import { DELIVERY_OPTIONS } from '@contract/totals'
import { Button } from '@/layout/button'
import { searchIn } from './board-address'
import field from './field.module.css'
import styles from './order-search-form.module.css'

type OrderSearchFormProps = { search: OrderSearch; onSearch: (search: OrderSearch) => void }

export function OrderSearchForm({ search, onSearch }: OrderSearchFormProps) {
  const { t } = useTranslation()

  function apply(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    onSearch(searchIn(new URLSearchParams(entries)))
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(event.currentTarget)
  }
  const choose = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement | HTMLInputElement }) => {
    if (form !== null) apply(form)
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <label className={`${field.field} ${styles.text}`}>
        {t('studio.search.text')}
        <input className={field.input} type="search" name="q" defaultValue={search.q} maxLength={100} />
      </label>
      <label className={field.field}>
        {t('studio.search.stage')}
        <select className={field.input} name="stage" defaultValue={search.stage ?? ''} onChange={choose}>
          <option value="">{t('studio.search.all')}</option>
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {t(`studio.stage.${stage}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={field.field}>
        {t('studio.orders.delivery')}
        <select
          className={field.input}
          name="delivery"
          defaultValue={search.delivery ?? ''}
          onChange={choose}
        >
          <option value="">{t('studio.search.all')}</option>
          {DELIVERY_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {t(`studio.orders.${option}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={field.field}>
        {t('studio.search.from')}
        <input className={field.input} type="date" name="from" defaultValue={search.from} />
      </label>
      <label className={field.field}>
        {t('studio.search.to')}
        <input className={field.input} type="date" name="to" defaultValue={search.to} />
      </label>
      <Button type="submit">{t('studio.search.submit')}</Button>
    </form>
  )
}
