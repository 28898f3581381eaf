import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BANK_CARD_LIMITS_PX, BANK_CARD_MM, useScreenCalibration } from '@/ui/true-size/screen-calibration'
import { Button } from '@/ui/button'
import { FLAT_SHIRT_MM, FlatShirt, getCloseUpMm } from './flat-shirt'
import type { SizeMeasures } from './size-measures'
import styles from './true-size.module.css'

type TrueSizeProps = { measures: readonly SizeMeasures[]; shown: SizeMeasures }

/** The shirt lying flat in true size, in a box that scrolls. A bank card held to the screen calibrates the mm. */
export function TrueSize({ measures, shown }: TrueSizeProps) {
  const { t } = useTranslation()
  const { cardPx, pxPerMm, measure } = useScreenCalibration()
  const [isMeasuring, setIsMeasuring] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const closeUp = getCloseUpMm(shown)
  const middleX = (closeUp.x - FLAT_SHIRT_MM.left) * pxPerMm
  const middleY = (closeUp.y - FLAT_SHIRT_MM.top) * pxPerMm

  // The card tells at a glance how large everything is, and at the seam the sizes differ.
  useLayoutEffect(() => {
    if (box.current === null || isMeasuring) return
    box.current.scrollLeft = middleX - box.current.clientWidth / 2
    box.current.scrollTop = middleY - box.current.clientHeight / 2
  }, [middleX, middleY, isMeasuring])

  return (
    <div className={styles.trueSize}>
      <div
        ref={box}
        className={styles.box}
        data-measuring={isMeasuring || undefined}
        role="region"
        aria-label={t('product.trueSizeBox', { size: shown.size })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it
        tabIndex={0}
      >
        {isMeasuring ? (
          <div
            className={styles.card}
            style={{ width: BANK_CARD_MM.width * pxPerMm, height: cardPx }}
            data-bank-card
          />
        ) : (
          <FlatShirt measures={measures} shown={shown} pxPerMm={pxPerMm} />
        )}
      </div>
      <p>{t(isMeasuring ? 'product.holdCard' : 'product.trueSizeHint')}</p>
      {isMeasuring ? (
        <label className={styles.slider}>
          {t('product.cardHeight')}
          <input
            type="range"
            {...BANK_CARD_LIMITS_PX}
            value={cardPx}
            onChange={({ currentTarget }) => measure(Number(currentTarget.value))}
          />
        </label>
      ) : null}
      <Button variant="secondary" onClick={() => setIsMeasuring(!isMeasuring)}>
        {t(isMeasuring ? 'product.measured' : 'product.measure')}
      </Button>
    </div>
  )
}
