import { pageTexts } from '@/i18n/text-bundle'

export const { load: loadPressTexts, useTexts: usePressTexts } = pageTexts('press', 'press.title', {
  en: () => import('./texts/press-en'),
  de: () => import('./texts/press-de'),
  fr: () => import('./texts/press-fr'),
  it: () => import('./texts/press-it'),
})
