import { createTextBundle } from '@/i18n/text-bundle'

export const { useTexts: useProofTexts } = createTextBundle('proof', 'proof.loading', {
  en: () => import('../texts/proof-en'),
  de: () => import('../texts/proof-de'),
  fr: () => import('../texts/proof-fr'),
  it: () => import('../texts/proof-it'),
})
