import { useRef } from 'react'
import { sumSizeCounts } from '@contract/custom-print/print-spec'
import { formatRappen } from '@contract/money/money'
import { Button } from '@/ui/button'
import styles from '@/ui/bottom-bar.module.css'
import { joinClassNames } from '@/ui/class-names'
import { focusHeading } from '@/lib/focus-heading'
import { useHeightProperty } from '@/ui/use-height-property'
import type { EditingState } from '../editor-state'
import { computeEditorQuote } from '../pricing/compute-editor-quote'
import type { PricesState } from '../pricing/use-prices'
import { usePressTexts } from '../use-press-texts'

type TotalBarProps = { editing: EditingState; prices: PricesState; className: string | undefined }

/**
 * On phones, the total at the bottom of the screen, and the way to shirts, price and form, in the column after the one
 * that it ends. Nothing until there are prices.
 */
export function TotalBar({ editing, prices, className }: TotalBarProps) {
  const { t } = usePressTexts()
  const element = useRef<HTMLDivElement>(null)
  const isShown = prices.status === 'ready'
  useHeightProperty('--bar-height', element, isShown)
  if (!isShown) return null

  function showColumn() {
    const heading = element.current?.parentElement?.nextElementSibling?.querySelector('h2')
    if (!heading) return
    focusHeading(heading)
    heading.scrollIntoView()
  }

  return (
    <div ref={element} className={joinClassNames(styles.bar, className)}>
      <p>
        <strong>{formatRappen(computeEditorQuote(editing, prices).total, prices.pricing.currency)}</strong>
        <span>{t('press.shirts', { count: sumSizeCounts(editing.spec.counts) })}</span>
      </p>
      <Button className={styles.button} onClick={showColumn}>
        {t('map.next')}
      </Button>
    </div>
  )
}
