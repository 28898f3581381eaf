import type { Product } from './catalogue'
import { LANGUAGES, type Language } from '../site/language'

/** The language of the product's own texts in Medusa, which are shown where a translation is missing. */
const OWN_LANGUAGE = LANGUAGES[0]

type ProductTextField = 'name' | 'description' | 'details'

/** A text and its language, which may be the fallback. */
export type LocalizedText<T> = { text: T; language: Language }

/** Returns a field of a product in a language; in English if it is not translated. */
export function localize<F extends ProductTextField>(
  product: Pick<Product, F | 'translations'>,
  field: F,
  language: Language,
): LocalizedText<Product[F]> {
  const own = language === OWN_LANGUAGE ? undefined : product.translations?.[language]?.[field]
  if (own === undefined) return { text: product[field], language: OWN_LANGUAGE }
  return { text: own as Product[F], language }
}
