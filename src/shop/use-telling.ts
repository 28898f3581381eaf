import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { toldIn } from '@contract/product-texts'
import { DEFAULT_LANGUAGE, languageOf } from '@/i18n/language'

/** Says what the studio says of a product, in the page's language or else in English, and which of them it is. */
export function useTelling() {
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? DEFAULT_LANGUAGE
  return useCallback(
    <F extends 'name' | 'description' | 'details'>(product: Product, field: F) =>
      toldIn(product, field, language),
    [language],
  )
}
