import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/layout/class-names'
import { isFreePan, MIN_ZOOM_LEVEL, showsLabels } from './camera'
import styles from './thumbnail.module.css'
import { useCamera, useCameraSnapshot, useFrames } from './use-camera'
import { WORLD } from './world'

export function Thumbnail({ isBesideText }: { isBesideText: boolean }) {
  const { t } = useTranslation()
  const camera = useCamera()
  const frames = useFrames()
  const { zoomLevel } = useCameraSnapshot()
  const frame = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const draw = () => {
      if (frame.current === null) return
      const { x, y, zoom } = camera.view
      const { width, height } = camera.size
      const { style } = frame.current
      style.left = `${((x - width / 2 / zoom) / WORLD.width) * 100}%`
      style.top = `${((y - height / 2 / zoom) / WORLD.height) * 100}%`
      style.width = `${(width / zoom / WORLD.width) * 100}%`
      style.height = `${(height / zoom / WORLD.height) * 100}%`
    }
    draw()
    return frames.onFrame(draw)
  }, [camera, frames])

  const go = (event: MouseEvent<HTMLElement>) => {
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
      className={classNames(styles.thumbnail, showsLabels(zoomLevel) && styles.onMap)}
      data-beside-text={isBesideText || undefined}
      aria-label={t('map.thumbnail')}
      onClick={go}
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
