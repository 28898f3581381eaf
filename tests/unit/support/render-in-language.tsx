import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import type { Language } from '@contract/site/language'
import { createI18n } from '@/i18n/i18n'
import { loadAllTexts } from '@/i18n/texts'

/** A wrapper for what a test renders: a language's real texts, and a router that stands at an address. */
export async function createLanguageWrapper(language: Language, path = '/') {
  const i18n = await createI18n(language, await loadAllTexts(language), STUDIO_PLACEHOLDERS.name)
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </MemoryRouter>
    )
  }
}
