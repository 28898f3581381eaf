import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClassNames } from '@/ui/class-names'
import type { Section } from '@/sections/registry'
import type { Camera } from '../camera/camera'
import { isFreePan, MIN_ZOOM_LEVEL, areLabelsVisible } from '../camera/zoom-levels'
import styles from './minimap.module.css'
import { useCamera, useCameraSnapshot, useFrames } from '../camera/use-camera'
import { WORLD } from '../camera/world'

/** A map of the whole sheet in the corner that frames what the screen shows; at zooms at which text is read. */
export function Minimap({ section: { id, side } }: { section: Section }) {
  const { t } = useTranslation()
  const camera = useCamera()
  const frames = useFrames()
  const { zoomLevel } = useCameraSnapshot()
  const frame = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const drawnCamera = { ...camera.view }
    const drawFrame = () => {
      if (frame.current === null || frames.player.isPlaying) return
      const { x, y, scale } = Object.assign(drawnCamera, camera.view)
      const { width, height } = camera.size
      const { style } = frame.current
      style.left = `${((x - width / 2 / scale) / WORLD.width) * 100}%`
      style.top = `${((y - height / 2 / scale) / WORLD.height) * 100}%`
      style.width = `${(width / scale / WORLD.width) * 100}%`
      style.height = `${(height / scale / WORLD.height) * 100}%`
    }
    // Moves the frame relative to where it was last drawn, by a transform, which the compositor can animate.
    const toKeyframe = ({ x, y, scale }: Readonly<Camera>) => {
      const across = ((x - drawnCamera.x) * drawnCamera.scale) / camera.size.width
      const down = ((y - drawnCamera.y) * drawnCamera.scale) / camera.size.height
      return { transform: `translate(${across * 100}%, ${down * 100}%) scale(${drawnCamera.scale / scale})` }
    }
    drawFrame()
    const stopDrawing = frames.onFrame(drawFrame)
    const stopPlaying = frames.player.add({ element: () => frame.current, keyframe: toKeyframe })
    return () => {
      stopDrawing()
      stopPlaying()
    }
  }, [camera, frames])

  const panToClick = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (!isFreePan(zoomLevel) || event.detail === 0) return camera.zoomTo(MIN_ZOOM_LEVEL)
    camera.panTo({
      x: ((event.clientX - left) / width) * WORLD.width,
      y: ((event.clientY - top) / height) * WORLD.height,
    })
  }

  return (
    <button
      type="button"
      className={joinClassNames(styles.minimap, areLabelsVisible(zoomLevel) && styles.onMap)}
      data-place={id}
      data-side={side}
      aria-label={t('map.showWhole')}
      onClick={panToClick}
    >
      <img
        className={styles.picture}
        src="/media/map/thumb.webp"
        alt=""
        width={288}
        height={192}
        loading="lazy"
      />
      <span className={styles.window}>
        <span ref={frame} className={styles.frame} />
      </span>
    </button>
  )
}
