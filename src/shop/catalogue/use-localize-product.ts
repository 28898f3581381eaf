import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { localize } from '@contract/catalogue/product-texts'
import { getPageLanguage } from '@/i18n/language'

/**
 * Returns a function that localizes a field of a product in the page's language; in English without a translation.
 */
export function useLocalizeProduct() {
  const { i18n } = useTranslation()
  const language = getPageLanguage(i18n.language)
  return useCallback(
    <F extends 'name' | 'description' | 'details'>(product: Product, field: F) =>
      localize(product, field, language),
    [language],
  )
}
