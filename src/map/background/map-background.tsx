import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { joinClassNames } from '@/ui/class-names'
import type { Section } from '@/sections/registry'
import styles from '../map-view.module.css'
import position from '../panels/section-position.module.css'
import { getSectionPositionStyle } from '../panels/section-position'
import { RASTER_SHEET_URL, getVectorSheetUrl } from './sheet-images'
import { useCameraSnapshot, useFrames } from '../camera/use-camera'
import { useScene } from '../scene/use-scene'
import { IslandPictureOnMap } from './island-picture-on-map'

type MapBackgroundProps = {
  openSection: Section
  background: RefObject<HTMLDivElement | null>
}

/**
 * The printed sheet: the scene or a picture.
 * A component of its own, so that its changes do not render the sections.
 */
export function MapBackground({ openSection, background }: MapBackgroundProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const frames = useFrames()
  const { zoomLevel } = useCameraSnapshot()
  const scene = useScene(canvas)
  const [isDecoded, setIsDecoded] = useState(false)
  const needsPicture = scene === 'slow' || scene === 'impossible'
  const movesPicture = needsPicture && isDecoded
  // The next picture is a new element, which has to be decoded again.
  if (isDecoded && !needsPicture) setIsDecoded(false)
  const hiddenInMotion = movesPicture && styles.hiddenInMotion

  useEffect(() => {
    frames.setCompositorDriven(movesPicture)
  }, [frames, movesPicture])

  const decode = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    currentTarget.decode().then(
      () => setIsDecoded(true),
      // If decoding fails, the scene or the vector sheet moves instead.
      () => undefined,
    )

  return (
    <>
      <div
        ref={background}
        className={joinClassNames(styles.layer, position.camera)}
        style={getSectionPositionStyle(openSection)}
        hidden={scene === 'live'}
      >
        <div className={styles.sheet}>
          {movesPicture ? null : <IslandPictureOnMap section={openSection} />}
          {needsPicture ? (
            <img
              className={joinClassNames(
                styles.picture,
                styles.moving,
                scene === 'slow' && styles.hiddenAtRest,
              )}
              src={RASTER_SHEET_URL}
              alt=""
              onLoad={decode}
            />
          ) : null}
          {scene === 'impossible' ? (
            <img
              className={joinClassNames(styles.picture, hiddenInMotion)}
              src={getVectorSheetUrl(zoomLevel)}
              alt=""
            />
          ) : null}
        </div>
      </div>
      <div ref={canvas} className={joinClassNames(styles.canvas, hiddenInMotion)} aria-hidden="true" />
    </>
  )
}
