import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon'
import { subscribeToDeviceMotion } from '@/lib/motion'
import { Tooltip } from '@/ui/tooltip'
import { toPercent } from '../camera/zoom-levels'
import { useCameraSnapshot } from '../camera/use-camera'
import { useZoomActions, type ZoomAction } from './use-zoom-actions'
import { ZoomBar } from './zoom-bar'
import styles from './zoom-controls.module.css'
import { ZoomMenu } from './zoom-menu'

export function ZoomControls() {
  const { t } = useTranslation()
  const { zoomLevel } = useCameraSnapshot()
  const actions = useZoomActions()
  const firstStop = actions.zoomFullOut.icon
  const motionStop = actions.lessMotion.icon
  const [tabStop, setTabStop] = useState(firstStop)
  useEffect(
    // The device's wish for less motion takes the last button away, which may be the stop.
    () => subscribeToDeviceMotion(() => setTabStop((stop) => (stop === motionStop ? firstStop : stop))),
    [firstStop, motionStop],
  )
  /** At its limit the button is aria-disabled instead of disabled, so that it keeps the focus. */
  const renderButton = ({ icon, label, run, isDisabled, isPressed }: ZoomAction) => (
    <Tooltip label={label} side="right">
      <button
        type="button"
        className={styles.control}
        tabIndex={icon === tabStop ? 0 : -1}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-pressed={isPressed}
        onClick={run}
        onFocus={() => setTabStop(icon)}
        onKeyDown={moveFocus}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )

  return (
    <>
      <div className={styles.rail} role="toolbar" aria-label={t('zoom.controls')} aria-orientation="vertical">
        {renderButton(actions.zoomFullOut)}
        {renderButton(actions.reset)}
        <div className={styles.steps}>
          {renderButton(actions.zoomIn)}
          <ZoomBar />
          {renderButton(actions.zoomOut)}
        </div>
        <output className={styles.value}>{t('zoom.value', { percent: toPercent(zoomLevel) })}</output>
        <div className={styles.motion}>{renderButton(actions.lessMotion)}</div>
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
