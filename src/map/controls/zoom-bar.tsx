import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HalftonePattern } from '@/ui/halftone-pattern'
import { MAX_ZOOM_LEVEL, ZOOM_STEPS, levelToZoom } from '../camera/camera'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import styles from './zoom-bar.module.css'

const STEPS = ZOOM_STEPS.toReversed()
const STEP_HEIGHT = 31
const PITCH = 4

/** The colour bar of the sheet: ten olive steps for the zooms from 2 down to 0.2, each a button. */
export function ZoomBar() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const id = useId()
  const percent = (step: number) => Math.round(levelToZoom(step) * 100)
  return (
    <div className={styles.bar} role="group" aria-label={t('zoom.label')}>
      <svg
        className={styles.wedge}
        viewBox={`0 0 40 ${STEP_HEIGHT * 10}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {STEPS.map((step, index) => (
          <g key={step}>
            <HalftonePattern id={`${id}${step}`} ink="olive" tone={step / MAX_ZOOM_LEVEL} pitch={PITCH} />
            <rect
              x={5}
              y={index * STEP_HEIGHT + 2}
              width={30}
              height={STEP_HEIGHT - 2}
              fill={index === 0 ? undefined : `url(#${id}${step})`}
            />
          </g>
        ))}
      </svg>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          className={styles.step}
          aria-label={t('zoom.to', { percent: percent(step) })}
          aria-pressed={step === zoomLevel}
          onClick={() => camera.zoomTo(step)}
        />
      ))}
      <span
        className={styles.marker}
        style={{ top: `${((MAX_ZOOM_LEVEL - zoomLevel) / MAX_ZOOM_LEVEL) * 100 + 5}%` }}
        aria-hidden="true"
      />
    </div>
  )
}
