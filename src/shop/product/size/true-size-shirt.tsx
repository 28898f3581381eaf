import { useTranslation } from 'react-i18next'
import { CalibrationControls } from '@/ui/true-size/calibration-controls'
import { useScreenCalibration } from '@/ui/true-size/screen-calibration'
import { TrueSizeBox } from '@/ui/true-size/true-size-box'
import { FLAT_SHIRT_MM, FlatShirt, getCloseUpMm } from './flat-shirt'
import type { SizeMeasures } from './size-measures'
import styles from './true-size-shirt.module.css'

type TrueSizeShirtProps = { measures: readonly SizeMeasures[]; shown: SizeMeasures }

/** The shirt lying flat in true size, in a box that scrolls. A bank card held to the screen calibrates the mm. */
export function TrueSizeShirt({ measures, shown }: TrueSizeShirtProps) {
  const { t } = useTranslation()
  const calibration = useScreenCalibration()
  // The card tells at a glance how large everything is, and at the seam the sizes differ.
  const closeUp = getCloseUpMm(shown)
  return (
    <div className={styles.trueSize}>
      <TrueSizeBox
        label={t('product.trueSizeBox', { size: shown.size })}
        calibration={calibration}
        middleMm={{ x: closeUp.x - FLAT_SHIRT_MM.left, y: closeUp.y - FLAT_SHIRT_MM.top }}
        className={styles.box}
      >
        <FlatShirt measures={measures} shown={shown} pxPerMm={calibration.pxPerMm} />
      </TrueSizeBox>
      <CalibrationControls
        calibration={calibration}
        texts={{
          hint: t('product.trueSizeHint'),
          hold: t('product.holdCard'),
          cardHeight: t('product.cardHeight'),
          measure: t('product.measure'),
          done: t('product.measured'),
        }}
      />
    </div>
  )
}
