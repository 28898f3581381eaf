import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LANGUAGES, type Language } from '@contract/site/language'
import { LANGUAGE_PARAMETER } from '@contract/site/pages'
import { PAGE_PARAMETER } from '@contract/site/shop-pages'
import { chooseLanguage, removeUrlLanguage } from '@/i18n/language-choice'
import styles from './language-switcher.module.css'

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
}

type LanguageSwitcherProps = { reload?: () => void }

/**
 * Stores the chosen language and reloads.
 * Without scripts the links name the language in their URL, and the server stores it.
 */
export function LanguageSwitcher({ reload = reloadWithoutUrlLanguage }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation()
  const page = new URLSearchParams(useLocation().search).get(PAGE_PARAMETER)
  const query = page === null ? '?' : `?${PAGE_PARAMETER}=${page}&`

  function choose(event: MouseEvent, language: Language) {
    event.preventDefault()
    chooseLanguage(language)
    if (language !== i18n.language) reload()
  }

  return (
    <ul className={styles.list} aria-label={t('language.label')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={styles.link}
            href={`${query}${LANGUAGE_PARAMETER}=${language}`}
            hrefLang={language}
            lang={language}
            aria-label={LANGUAGE_NAMES[language]}
            aria-current={language === i18n.language ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Reloads without the language in the URL; keeps the history entry and its state. */
function reloadWithoutUrlLanguage(): void {
  history.replaceState(history.state, '', removeUrlLanguage(location.href))
  location.reload()
}
