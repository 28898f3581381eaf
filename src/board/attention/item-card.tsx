import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttentionItem } from '@contract/board/attention'
import { getPageLanguage } from '@/i18n/language'
import { Button } from '@/ui/button'
import styles from './item-card.module.css'
import { describeItem } from './item-kinds'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type ItemCardProps = {
  item: AttentionItem
  /** Runs an action that resolves to a sentence about what it did. */
  onAct: (action: () => Promise<string>) => Promise<void>
}

export function ItemCard({ item, onAct }: ItemCardProps) {
  const { t, i18n } = useTranslation()
  const dates = useDateFormatters()
  const [isBusy, setIsBusy] = useState(false)
  const { title, hint, reason, issues, action, link } = describeItem(item, t, getPageLanguage(i18n.language))

  async function runAction(act: () => Promise<string>) {
    setIsBusy(true)
    await onAct(act)
    setIsBusy(false)
  }

  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <p>{dates.formatDayAndTime(item.since)}</p>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {issues === undefined ? null : (
        <ul>
          {issues.map((issue) => (
            <li key={issue} className={styles.reason}>
              {issue}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>{hint}</p>
      {action || link ? (
        <div className={styles.actions}>
          {action === undefined ? null : (
            <Button variant="secondary" isBusy={isBusy} onClick={() => void runAction(action.act)}>
              {action.label}
            </Button>
          )}
          {link === undefined ? null : <a href={link.href}>{link.label}</a>}
        </div>
      ) : null}
    </li>
  )
}
