import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Says what the catalogue tells of a product in the shopper's language: keyed by the English sentence itself, so that
 * one which the studio has rewritten is shown as it is rather than with the translation of the old one.
 */
export function useProductText(): (english: string) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (english) => {
      const own: unknown = i18n.getResource(i18n.language, 'translation', english)
      return typeof own === 'string' ? own : english
    },
    [i18n],
  )
}
