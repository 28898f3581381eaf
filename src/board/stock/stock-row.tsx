import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '@contract/clamp'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import stepButton from '@/ui/step-button.module.css'
import styles from './stock-row.module.css'
import { getMinimumStock, type SizeStock } from './stock-api'

/** A larger number is probably a typing error. */
const MAX_STOCK = 9999

type StockRowProps = { name: string; size: SizeStock; onSave: (pieces: number) => Promise<void> }

export function StockRow({ name, size: level, onSave }: StockRowProps) {
  const { size, stocked, reserved, isBlank } = level
  const minimum = getMinimumStock(level)
  const { t } = useTranslation()
  const facts = useId()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState({ text: String(stocked), replaces: stocked })
  const text = draft.replaces === stocked ? draft.text : String(stocked)
  const setText = (newText: string) => setDraft({ text: newText, replaces: stocked })
  const [isBusy, setIsBusy] = useState(false)
  const [refusedText, setRefusedText] = useState<string | null>(null)
  const pieces = Number(text)
  const isSavable = text !== '' && Number.isInteger(pieces) && pieces >= minimum && pieces <= MAX_STOCK
  const isRefused = !isSavable && refusedText === text
  const values = { name, size }

  // Steps from the typed number, or from the stock if that is not a number.
  const stepsFrom = text === '' || !Number.isInteger(pieces) ? stocked : pieces
  const stepBy = (by: number) => setText(String(clamp(stepsFrom + by, minimum, MAX_STOCK)))
  const isMinimum = stepsFrom <= minimum

  async function submitPieces(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSavable) {
      setRefusedText(text)
      input.current?.focus()
      return
    }
    if (isBusy || pieces === stocked) return
    setIsBusy(true)
    const button = document.activeElement
    await onSave(pieces)
    setIsBusy(false)
    // The button disappears once there is nothing to save, so the focus moves to the input.
    if (document.activeElement === button) input.current?.focus()
  }

  return (
    <li>
      <form className={styles.row} noValidate onSubmit={submitPieces}>
        <b className={styles.size}>{size}</b>
        <div className={styles.stepper} role="group" aria-label={t('board.stock.of', values)}>
          <button
            type="button"
            className={stepButton.step}
            aria-label={t('board.stock.less', values)}
            aria-disabled={isMinimum}
            onClick={isMinimum ? undefined : () => stepBy(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            ref={input}
            type="number"
            inputMode="numeric"
            aria-label={t('board.stock.pieces', values)}
            aria-describedby={isRefused ? `${hint} ${facts}` : facts}
            aria-invalid={isRefused}
            min={minimum}
            max={MAX_STOCK}
            step={1}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button
            type="button"
            className={stepButton.step}
            aria-label={t('board.stock.more', values)}
            onClick={() => stepBy(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <p id={facts} className={styles.facts}>
          {stocked <= reserved ? (
            <strong>{t(isBlank ? 'board.stock.noneLeft' : 'board.stock.soldOut')}</strong>
          ) : null}
          {reserved > 0 ? <span>{t('board.stock.reserved', { count: reserved })}</span> : null}
        </p>
        {isRefused ? (
          <p id={hint} className={styles.refused}>
            {t('board.stock.range', { least: minimum, most: MAX_STOCK })}
          </p>
        ) : null}
        {text === String(stocked) ? null : (
          <Button type="submit" className={styles.save} isBusy={isBusy} aria-describedby={facts}>
            {t('board.stock.save')}
          </Button>
        )}
      </form>
    </li>
  )
}
