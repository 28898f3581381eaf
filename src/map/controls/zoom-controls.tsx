import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-shapes'
import { Tooltip } from '@/ui/tooltip'
import {
  MAX_ZOOM_LEVEL,
  MIN_ZOOM_LEVEL,
  getNextZoomLevel,
  getPreviousZoomLevel,
  levelToZoom,
} from '../camera/camera'
import { useReducedMotion } from './use-reduced-motion'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import { ZoomBar } from './zoom-bar'
import styles from './zoom-controls.module.css'
import { ZoomMenu } from './zoom-menu'

export function ZoomControls() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const motion = useReducedMotion()
  const [tabStop, setTabStop] = useState<IconName>('out')
  const createStop = (icon: IconName) => ({
    icon,
    tabIndex: icon === tabStop ? 0 : -1,
    onFocus: () => setTabStop(icon),
    onKeyDown: moveFocus,
  })
  return (
    <>
      <div className={styles.rail} role="toolbar" aria-label={t('zoom.controls')} aria-orientation="vertical">
        <Control
          {...createStop('out')}
          label={t('zoom.fullOut')}
          onClick={() => camera.zoomTo(MIN_ZOOM_LEVEL)}
        />
        <Control {...createStop('reset')} label={t('zoom.reset')} onClick={() => camera.reset()} />
        <div className={styles.steps}>
          <Control
            {...createStop('plus')}
            label={t('zoom.in')}
            isDisabled={zoomLevel === MAX_ZOOM_LEVEL}
            onClick={() => camera.zoomTo(getNextZoomLevel(zoomLevel))}
          />
          <ZoomBar />
          <Control
            {...createStop('minus')}
            label={t('zoom.out')}
            isDisabled={zoomLevel === MIN_ZOOM_LEVEL}
            onClick={() => camera.zoomTo(getPreviousZoomLevel(zoomLevel))}
          />
        </div>
        <output className={styles.value}>
          {t('zoom.value', { percent: Math.round(levelToZoom(zoomLevel) * 100) })}
        </output>
        <div className={styles.motion}>
          <Control
            {...createStop('motion')}
            label={t('zoom.lessMotion')}
            isPressed={motion.isReduced}
            onClick={motion.toggle}
          />
        </div>
      </div>
      <ZoomMenu />
    </>
  )
}

/**
 * Moves the focus between the buttons of a toolbar, which are one stop of the Tab key, by arrow keys (WAI-ARIA
 * Authoring Practices).
 */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0) return
  event.preventDefault()
  const button = event.currentTarget
  const buttons = [...(button.closest('[role="toolbar"]')?.querySelectorAll('button') ?? [])]
  buttons[buttons.indexOf(button) + step]?.focus()
}

type ControlProps = {
  icon: IconName
  label: string
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  isDisabled?: boolean
  isPressed?: boolean
  onClick: () => void
}

/** At its limit the button is aria-disabled instead of disabled, so that it keeps the focus. */
function Control({ icon, label, isDisabled = false, isPressed, ...handlers }: ControlProps) {
  return (
    <Tooltip label={label} side="right">
      <button
        type="button"
        className={styles.control}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-pressed={isPressed}
        {...handlers}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
