import { type ComponentType, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Icon } from '@/ui/icon'
import { LanguageSwitcher } from './language-switcher'
import styles from './main-menu.module.css'
import { getAriaCurrent, LEGAL_PAGES, NAV_ITEMS } from './nav-items'
import { Tooltip } from '@/ui/tooltip'
import { useDismiss } from '@/ui/use-dismiss'

export type MainMenuProps = {
  /** A further item of the list on narrow screens. It calls `onClose` when used. */
  ExtraItem?: ComponentType<{ onClose: () => void }> | undefined
}

export function MainMenu({ ExtraItem: Extra }: MainMenuProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // The path on which the list was opened, so that navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname
  if (openOn !== null && !isOpen) setOpenOn(null)
  const nav = useRef<HTMLElement>(null)
  const panelId = useId()
  const close = useDismiss(isOpen, nav, () => setOpenOn(null))

  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('nav.menu')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul className={styles.list}>
          {NAV_ITEMS.map(({ page, labelKey }) => (
            <li key={page}>
              <Tooltip label={t(labelKey)}>
                <Link className={styles.link} to={paths[page]} aria-current={getAriaCurrent(page, pathname)}>
                  <Icon name={page} />
                  <span className={styles.label}>{t(labelKey)}</span>
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
        {isOpen ? (
          <div className={styles.legal}>
            {LEGAL_PAGES.map((page) => (
              <Link key={page} to={paths[page]}>
                {t(`section.${page}`)}
              </Link>
            ))}
            {Extra === undefined ? null : <Extra onClose={close} />}
          </div>
        ) : null}
        <LanguageSwitcher />
      </div>
    </nav>
  )
}
