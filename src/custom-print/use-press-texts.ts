import { createTextBundle } from '@/i18n/text-bundle'

export const { load: loadPressTexts, useTexts: usePressTexts } = createTextBundle('press', 'press.title', {
  en: () => import('./texts/press-en'),
  de: () => import('./texts/press-de'),
  fr: () => import('./texts/press-fr'),
  it: () => import('./texts/press-it'),
})
