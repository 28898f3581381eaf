import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '@contract/settings'
import { chooseLanguage } from '@/i18n/chosen-language'
import styles from './language-switcher.module.css'
import { reloadPage } from './leave-page'

/** Each language in its own words; these are never translated. */
const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' }

type LanguageSwitcherProps = { reload?: () => void }

/** The four languages; a choice is kept, and the same page comes again from the server in that language. */
export function LanguageSwitcher({ reload = reloadPage }: LanguageSwitcherProps) {
  const { t, i18n } = useTranslation()

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
            href={`?lang=${language}`}
            hrefLang={language}
            lang={language}
            aria-label={NAMES[language]}
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
