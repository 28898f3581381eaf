import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '@contract/site/language'
import { elideArticles } from '@contract/text/template'
import type { LanguageTexts } from './texts'

/** Returns the text without line breaks within amounts ('CHF 42.20'). */
const joinAmounts = (text: string) => text.replace(/(?<=[A-Z]{3}) (?=\d)/g, '\u00a0')

/** Creates an i18next with one namespace, flat keys and English as the fallback; `studio` is the studio's name. */
export async function createI18n(language: Language, texts: LanguageTexts[], studio: string): Promise<I18n> {
  const i18n = createInstance()
  i18n.use<PostProcessorModule>({
    type: 'postProcessor',
    name: 'values',
    process: (text: string) => joinAmounts(i18n.language === 'it' ? elideArticles(text) : text),
  })
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { studio } },
    react: { useSuspense: false },
    postProcess: 'values',
    initAsync: false,
  })
  addTexts(i18n, texts)
  return i18n
}

export function addTexts(i18n: I18n, files: LanguageTexts[]): void {
  for (const { language, texts } of files) i18n.addResourceBundle(language, 'translation', texts)
}
