import { type ComponentType, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { getBorrowedTextLanguage } from '@/i18n/texts'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { LanguageSwitcher } from './language-switcher'
import styles from './main-menu.module.css'
import { getAriaCurrent, LEGAL_PAGES, NAV_ITEMS } from './nav-items'
import { Tooltip } from '@/ui/tooltip'

export type MainMenuProps = {
  /** A further item of the list on narrow screens. It calls `onClose` when used. */
  ExtraItem?: ComponentType<{ onClose: () => void }> | undefined
}

/** On narrow screens the list is a popover, which the browser opens and closes, also before the scripts are there. */
export function MainMenu({ ExtraItem: Extra }: MainMenuProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const shownPath = useRef(pathname)
  const closePanel = () => panel.current?.hidePopover?.()

  useEffect(() => {
    if (shownPath.current !== pathname) panel.current?.hidePopover?.()
    shownPath.current = pathname
  }, [pathname])

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) panel.current?.hidePopover?.()
    }
    // Where the window has become wide, nothing else would close it: its button is gone.
    const onResize = () => {
      if (toggle.current && getComputedStyle(toggle.current).display === 'none')
        panel.current?.hidePopover?.()
    }
    document.addEventListener('focusin', onFocusIn)
    window.addEventListener('resize', onResize)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      window.removeEventListener('resize', onResize)
    }
  }, [])

  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={t('nav.menu')}
        popoverTarget={panelId}
      >
        <Icon name="menu" className={styles.menu} />
        <Icon name="close" className={styles.close} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} popover="auto">
        <ul className={styles.list}>
          {NAV_ITEMS.map(({ page, labelKey }) => (
            <li key={page}>
              <Tooltip label={t(labelKey)}>
                <Link
                  className={styles.link}
                  to={paths[page]}
                  lang={getBorrowedTextLanguage(i18n, labelKey)}
                  aria-current={getAriaCurrent(page, pathname)}
                >
                  <Icon name={page} />
                  <span className={styles.label}>{t(labelKey)}</span>
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
        <div className={styles.legal}>
          {LEGAL_PAGES.map((page) => (
            <Link key={page} to={paths[page]}>
              {t(`section.${page}`)}
            </Link>
          ))}
          {Extra === undefined ? null : <Extra onClose={closePanel} />}
        </div>
        <LanguageSwitcher />
      </div>
    </nav>
  )
}
