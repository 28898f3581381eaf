import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/layout/button'
import { Icon } from '@/layout/icon'
import stepButton from '@/layout/step-button.module.css'
import styles from './stock-row.module.css'
import type { StockedSize } from './stock-requests'

/** Most pieces that can be typed in; a slip of the finger is more likely than that many shirts. */
const MOST = 9999

type StockRowProps = { name: string; size: StockedSize; onSave: (pieces: number) => Promise<void> }

/** One size on the shelf: its pieces between minus and plus, and Save once the number is another. */
export function StockRow({ name, size: { size, onShelf, reserved }, onSave }: StockRowProps) {
  const { t } = useTranslation()
  const facts = useId()
  const [typed, setTyped] = useState(String(onShelf))
  const [isBusy, setIsBusy] = useState(false)
  const pieces = Number(typed)
  const isSavable = typed !== '' && Number.isInteger(pieces) && pieces >= reserved && pieces <= MOST
  const words = { name, size }

  // From what is typed, or from what lies there where that is no number.
  const step = (by: number) => {
    const from = typed === '' || !Number.isInteger(pieces) ? onShelf : pieces
    setTyped(String(Math.min(MOST, Math.max(reserved, from + by))))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSavable || isBusy || pieces === onShelf) return
    setIsBusy(true)
    await onSave(pieces)
    setIsBusy(false)
  }

  return (
    <li>
      <form className={styles.row} onSubmit={submit}>
        <b className={styles.size}>{size}</b>
        <div className={styles.stepper} role="group" aria-label={t('staff.stock.of', words)}>
          <button
            type="button"
            className={stepButton.step}
            aria-label={t('staff.stock.less', words)}
            aria-disabled={pieces <= reserved}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            type="number"
            inputMode="numeric"
            aria-label={t('staff.stock.pieces', words)}
            aria-describedby={facts}
            min={reserved}
            max={MOST}
            step={1}
            required
            value={typed}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button
            type="button"
            className={stepButton.step}
            aria-label={t('staff.stock.more', words)}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <p id={facts} className={styles.facts}>
          {onShelf <= reserved ? <strong>{t('staff.stock.soldOut')}</strong> : null}
          {reserved > 0 ? <span>{t('staff.stock.reserved', { count: reserved })}</span> : null}
        </p>
        {typed === String(onShelf) ? null : (
          <Button type="submit" className={styles.save} busy={isBusy} aria-describedby={facts}>
            {t('staff.stock.save')}
          </Button>
        )}
      </form>
    </li>
  )
}
