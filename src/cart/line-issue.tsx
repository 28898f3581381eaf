import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart-item'
import { formatMoney } from '@/lib/format-money'
import { catalogueAtom } from '@/shop/catalogue-atom'
import type { UserMessage } from '@contract/user-message'
import { useFormatMessage } from '@/shop/use-format-message'
import { repairLineAtom } from './cart-atoms'
import styles from './cart-line.module.css'
import { storedCartAtom } from './cart-store'
import { refusedLinesAtom } from './drawer-error'
import { type Problem, problemOf, repairedLine } from './line-problems'

/** What is wrong with a line since it was added, and the one press that puts it right. */
export function LineIssue({ line }: { line: CartItem }) {
  const { t } = useTranslation()
  const formatMessage = useFormatMessage()
  const { sessionId } = useAtomValue(storedCartAtom)
  const refused = useAtomValue(refusedLinesAtom)
  const problem = problemOf(line, refused, useAtomValue(catalogueAtom), sessionId !== null)
  const repair = useSetAtom(repairLineAtom)
  if (problem === undefined) return null
  const repaired = repairedLine(line, problem)
  return (
    <div className={styles.trouble} role="status">
      <p>{formatMessage(noticeOf(line, problem))}</p>
      {repaired === undefined ? null : (
        <button type="button" className={styles.repair} onClick={() => repair(repaired)}>
          {problem.code === 'price_changed'
            ? t('cart.acceptPrice', { price: formatMoney(repaired.price, repaired.currency) })
            : t('cart.acceptPieces', { count: repaired.quantity })}
        </button>
      )}
    </div>
  )
}

function noticeOf({ name, size, currency }: CartItem, { code, price, available }: Problem): UserMessage {
  switch (code) {
    case 'product_gone':
      return { key: 'productGone' }
    case 'size_gone':
      return { key: 'sizeNotAvailable', values: { size } }
    case 'price_changed':
      return { key: 'priceChanged', values: { name, price: formatMoney(price, currency) } }
    case 'out_of_stock':
      return available !== undefined && available > 0
        ? { key: 'tooFewLeft', values: { name, size, available } }
        : { key: 'soldOutLine', values: { name, size } }
    case 'duplicate_line':
      return { key: 'cartInvalid' }
  }
}
