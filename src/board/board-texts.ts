import { useTranslation } from 'react-i18next'
import { COLOUR_TEXTS } from '@contract/custom-print/colour-texts'
import de from '@contract/locales/de.json'
import en from '@contract/locales/en.json'
import fr from '@contract/locales/fr.json'
import it from '@contract/locales/it.json'
import { LANGUAGES } from '@contract/site/language'
import { addTexts } from '@/i18n/i18n'
import type { Texts } from '@/i18n/texts'

/** The board's texts in all languages, as packing slips are in the buyer's. Only this page loads them. */
const files = import.meta.glob<Texts>('/locales/*/board.json', { eager: true, import: 'default' })
/** The server and Medusa's admin say these, too. */
const SHARED = { de, en, fr, it }

export const BOARD_TEXTS = LANGUAGES.map((language) => ({
  language,
  texts: { ...files[`/locales/${language}/board.json`], ...SHARED[language], ...COLOUR_TEXTS[language] },
}))

export function useBoardTexts() {
  const translation = useTranslation()
  const { i18n } = translation
  if (!i18n.exists('board.title')) addTexts(i18n, BOARD_TEXTS)
  return translation
}
