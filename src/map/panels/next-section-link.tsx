import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getBorrowedTextLanguage } from '@/i18n/texts'
import { Icon } from '@/ui/icon'
import { type Section, getNextSection } from '@/sections/registry'
import { TRAIL_PITCH, WORLD_PER_SHEET } from '../camera/world'
import styles from './next-section-link.module.css'

/** Distance between two dots of the printed path. At zoom 1 a world px is one of the screen. */
const DOT_PITCH_PX = TRAIL_PITCH * WORLD_PER_SHEET
/** The centre of the arrow's disc is that of a dot, and the label begins at its edge. */
const ARROW_RADIUS_PX = 26

/** Widens the label so that it ends midway between two dots of the path, and covers none by half. */
function fitLabelToDots(label: HTMLElement | null) {
  if (label === null) return
  const fit = () => {
    label.style.width = ''
    const dots = Math.ceil((label.offsetWidth + ARROW_RADIUS_PX) / DOT_PITCH_PX - 0.5)
    label.style.width = `${(dots + 0.5) * DOT_PITCH_PX - ARROW_RADIUS_PX}px`
  }
  fit()
  void document.fonts?.ready.then(fit)
}

/** The link to the next section at the foot of a column: an arrow on the printed path. */
export function NextSectionLink({ from }: { from: Section }) {
  const { t, i18n } = useTranslation()
  const next = getNextSection(from)
  const isLast = next.id === 'home'

  return (
    <Link className={styles.link} to={next.path} data-next-section="">
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
      <span key={i18n.language} ref={fitLabelToDots} className={styles.label}>
        <small className={styles.lead}>{t(isLast ? 'map.toStart' : 'map.next')}</small>{' '}
        <span className={styles.name} lang={getBorrowedTextLanguage(i18n, next.labelKey)}>
          {t(next.labelKey)}
        </span>
      </span>
    </Link>
  )
}
