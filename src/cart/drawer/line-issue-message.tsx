import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart/cart-item'
import { getLineIssueMessage } from '@contract/cart/line-issue'
import { formatMoney } from '@/lib/format-money'
import { useFormatMessage } from '@/shop/use-format-message'
import { repairLineAtom } from '../state/edit-atoms'
import styles from './cart-line.module.css'
import { getRepairedLine } from '../state/line-issues'
import { useFindLineIssue } from './use-find-line-issue'

/** Says what is wrong with a line since it was added, beside a button that fixes it. */
export function LineIssueMessage({ line }: { line: CartItem }) {
  const { t } = useTranslation()
  const formatMessage = useFormatMessage()
  const issue = useFindLineIssue()(line)
  const repair = useSetAtom(repairLineAtom)
  if (issue === undefined) return null
  const repaired = getRepairedLine(line, issue)
  return (
    <div className={styles.issue} role="status">
      <p>{formatMessage(getLineIssueMessage(issue))}</p>
      {repaired === undefined ? null : (
        <button type="button" className={styles.repair} onClick={() => repair(repaired)}>
          {issue.code === 'price_changed'
            ? t('cart.acceptPrice', { price: formatMoney(repaired.price, repaired.currency) })
            : t('cart.acceptPieces', { count: repaired.quantity })}
        </button>
      )}
    </div>
  )
}
