import { type RefObject, useEffect } from 'react'
import { useCamera, useFrames } from '../camera/use-camera'
import { isContentVisible } from '../camera/zoom-levels'
import { focusSection } from './focus-section'

/** Moves the focus to the open section when the zoom hides the control or the label that has it. */
export function useLostFocus(map: RefObject<HTMLElement | null>): void {
  const camera = useCamera()
  const frames = useFrames()

  useEffect(() => {
    let focused: Element | null | undefined
    const rememberFocus = () => {
      focused ??= map.current?.querySelector(':focus:not([data-section] *)')
    }
    // What a zoom hides is hidden by the next frame.
    const moveLostFocus = () => {
      const isLost = focused?.checkVisibility?.({ visibilityProperty: true }) === false
      focused = undefined
      const section = isLost ? map.current?.querySelector<HTMLElement>('[data-open="true"]') : null
      if (section) focusSection(section, isContentVisible(camera.getSnapshot().zoomLevel))
    }
    const stops = [camera.subscribe(rememberFocus), frames.onFrame(moveLostFocus)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [camera, frames, map])
}
