import { type RefObject, useRef } from 'react'
import { classNames } from '@/layout/class-names'
import type { Section } from '@/sections/registry'
import styles from './map-view.module.css'
import place from './place.module.css'
import { placeStyle } from './place-style'
import { SHEET_PICTURE } from './sheet-picture'
import { useScene } from './use-scene'

type MapGroundProps = {
  open: Section
  ground: RefObject<HTMLDivElement | null>
}

/** The printed sheet: the scene or a picture. Its own component, so that the sections do not render with it. */
export function MapGround({ open, ground }: MapGroundProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const scene = useScene(canvas)
  return (
    <>
      <div
        ref={ground}
        className={classNames(styles.layer, place.camera)}
        style={placeStyle(open)}
        hidden={scene === 'live'}
      >
        <div className={styles.sheet}>
          {scene === 'impossible' ? <img className={styles.islands} src={SHEET_PICTURE} alt="" /> : null}
        </div>
      </div>
      <div ref={canvas} className={styles.canvas} aria-hidden="true" />
    </>
  )
}
