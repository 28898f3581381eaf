import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HalftonePattern } from '@/ui/halftone-pattern'
import { addZoomSteps, MAX_ZOOM_LEVEL, MIN_ZOOM_LEVEL, toPercent, ZOOM_STEPS } from '../camera/zoom-levels'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import styles from './zoom-bar.module.css'

const STEPS = ZOOM_STEPS.toReversed()
const STEP_HEIGHT = 31
const PITCH = 4

/** How many steps each key of a slider goes (WAI-ARIA Authoring Practices); as many as there are lead to an end. */
const KEY_STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 2,
  PageDown: -2,
  Home: -STEPS.length,
  End: STEPS.length,
}

/** The colour bar of the sheet: a slider whose olive steps, the largest zoom on top, can be clicked. */
export function ZoomBar() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const id = useId()

  const zoomByKey = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key]
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    camera.zoomTo(addZoomSteps(zoomLevel, steps))
  }

  const zoomByClick = ({ target }: MouseEvent) => {
    const percent = target instanceof HTMLElement && target.dataset['percent']
    if (percent) camera.zoomTo(Number(percent) / 10)
  }

  return (
    <div
      className={styles.bar}
      role="slider"
      tabIndex={0}
      aria-label={t('zoom.label')}
      aria-orientation="vertical"
      aria-valuemin={toPercent(MIN_ZOOM_LEVEL)}
      aria-valuemax={toPercent(MAX_ZOOM_LEVEL)}
      aria-valuenow={toPercent(zoomLevel)}
      aria-valuetext={t('zoom.value', { percent: toPercent(zoomLevel) })}
      onKeyDown={zoomByKey}
      onClick={zoomByClick}
      // A click does not take the focus, so that the arrow keys go on moving the map.
      onMouseDown={(event) => event.preventDefault()}
    >
      <svg
        className={styles.wedge}
        viewBox={`0 0 40 ${STEP_HEIGHT * STEPS.length}`}
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
        <span key={step} className={styles.step} data-percent={toPercent(step)} />
      ))}
      <span
        className={styles.marker}
        // At the middle of its step.
        style={{ top: `${((MAX_ZOOM_LEVEL - zoomLevel) / MAX_ZOOM_LEVEL + 0.5 / STEPS.length) * 100}%` }}
      />
    </div>
  )
}
