import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { joinClassNames } from '../class-names'
import { BANK_CARD_MM, type ScreenCalibration } from './screen-calibration'
import styles from './true-size.module.css'

type TrueSizeBoxProps = {
  label: string
  calibration: ScreenCalibration
  /** The point of the content, from its left upper corner, that the middle of the box shows at first. */
  middleMm?: { x: number; y: number }
  className?: string | undefined
  children: ReactNode
}

/** A box that scrolls what it shows in true size; while the screen is measured, a bank card stands in its place. */
export function TrueSizeBox({ label, calibration, middleMm, className, children }: TrueSizeBoxProps) {
  const { pxPerMm, cardPx, isMeasuring } = calibration
  const box = useRef<HTMLDivElement>(null)
  const middleX = middleMm && middleMm.x * pxPerMm
  const middleY = middleMm && middleMm.y * pxPerMm

  useLayoutEffect(() => {
    if (box.current === null || isMeasuring || middleX === undefined || middleY === undefined) return
    box.current.scrollLeft = middleX - box.current.clientWidth / 2
    box.current.scrollTop = middleY - box.current.clientHeight / 2
  }, [middleX, middleY, isMeasuring])

  return (
    <div
      ref={box}
      className={joinClassNames(styles.box, className)}
      data-measuring={isMeasuring || undefined}
      role="region"
      aria-label={label}
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
        children
      )}
    </div>
  )
}
