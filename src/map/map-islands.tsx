import { Link } from 'react-router-dom'
import { type SectionId, SECTIONS } from '@/sections/registry'
import styles from './map-islands.module.css'
import { useCamera } from './use-camera'
import { ISLANDS } from './world'

type MapIslandsProps = { onPoint: (id: SectionId | undefined) => void }

/** The islands as targets for the pointer, larger than their labels; readers and keyboards have those. */
export function MapIslands({ onPoint }: MapIslandsProps) {
  const camera = useCamera()
  return SECTIONS.map(({ id, path }) => {
    const { x, y, width, height } = ISLANDS[id]
    return (
      <Link
        key={id}
        to={path}
        className={styles.island}
        style={{ left: x, top: y, width, height }}
        tabIndex={-1}
        aria-hidden="true"
        data-island={id}
        onClick={() => camera.reset()}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(undefined)}
      />
    )
  })
}
