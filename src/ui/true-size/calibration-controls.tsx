import { Button } from '../button'
import { BANK_CARD_LIMITS_PX, type ScreenCalibration } from './screen-calibration'
import styles from './true-size.module.css'

type CalibrationControlsProps = {
  calibration: ScreenCalibration
  /** `hint` stands there until one measures, `hold` says how it is done. */
  texts: Readonly<Record<'hint' | 'hold' | 'cardHeight' | 'measure' | 'done', string>>
}

/** What stands below a box in true size: how sure its size is, and a slider as high as a bank card held to the screen. */
export function CalibrationControls({ calibration, texts }: CalibrationControlsProps) {
  const { cardPx, isMeasuring, measure, toggleMeasuring } = calibration
  return (
    <>
      <p>{isMeasuring ? texts.hold : texts.hint}</p>
      {isMeasuring ? (
        <label className={styles.slider}>
          {texts.cardHeight}
          <input
            type="range"
            {...BANK_CARD_LIMITS_PX}
            value={cardPx}
            onChange={({ currentTarget }) => measure(Number(currentTarget.value))}
          />
        </label>
      ) : null}
      <Button variant="secondary" onClick={toggleMeasuring}>
        {isMeasuring ? texts.done : texts.measure}
      </Button>
    </>
  )
}
