import { pageTexts } from './page-texts'

/** Texts of pages without scripts, which only the server renders. */
export const { useTexts: usePlainTexts } = pageTexts('plain', 'plain.lead', {
  en: () => import('./texts/plain-en'),
  de: () => import('./texts/plain-de'),
  fr: () => import('./texts/plain-fr'),
  it: () => import('./texts/plain-it'),
})
