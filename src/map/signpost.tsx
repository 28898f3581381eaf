import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '@/layout/icon'
import { type Section, sectionAfter } from '@/sections/registry'
import styles from './signpost.module.css'

/** Distance of the printed path's dots, in world px. */
const DOTS = 62.5
/** From the bead's centre, which is a dot's, to where the words begin: its other half. */
const FROM_BEAD = 26

/** The foot of a section's column: a bead on the printed path that leads to the next section. */
export function Signpost({ from }: { from: Section }) {
  const { t } = useTranslation()
  const words = useRef<HTMLSpanElement>(null)
  const next = sectionAfter(from)
  const isLast = next.id === 'home'

  // The words' paper ends midway between two dots, so that it cuts none.
  useLayoutEffect(() => {
    const element = words.current
    if (element === null) return
    element.style.width = ''
    const dots = Math.ceil((element.offsetWidth + FROM_BEAD) / DOTS - 0.5)
    element.style.width = `${(dots + 0.5) * DOTS - FROM_BEAD}px`
  })

  return (
    <Link className={styles.signpost} to={next.path} data-signpost="">
      <span className={styles.bead}>
        <Icon name="arrow" />
      </span>
      <span ref={words} className={styles.words}>
        <small className={styles.lead}>{t(isLast ? 'map.toStart' : 'map.next')}</small>{' '}
        <span className={styles.name}>{t(next.labelKey)}</span>
      </span>
    </Link>
  )
}
