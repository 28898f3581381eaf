import { Link } from 'react-router-dom'
import { type SectionId, SECTIONS } from '@/sections/registry'
import styles from './island-links.module.css'
import { useCamera } from '../camera/use-camera'

type IslandLinksProps = { onHover: (id: SectionId | undefined) => void }

/** The islands as links for the pointer, larger than the labels. Keyboards and screen readers use the labels. */
export function IslandLinks({ onHover }: IslandLinksProps) {
  const camera = useCamera()
  return SECTIONS.map(({ id, path, bounds: { x, y, width, height } }) => (
    <Link
      key={id}
      to={path}
      className={styles.island}
      style={{ left: x, top: y, width, height }}
      tabIndex={-1}
      aria-hidden="true"
      data-island={id}
      onClick={() => camera.reset()}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(undefined)}
    />
  ))
}
