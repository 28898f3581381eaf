import type { Product } from './catalogue'
import { LANGUAGES, type Language } from '../settings'

/** What the studio writes of a product itself, in English, stands where nobody has translated it. */
const FALLBACK = LANGUAGES[0]

type Field = 'name' | 'description' | 'details'

/** A text with the language that it is in: not always the one that was asked for. */
export type Localized<T> = { text: T; language: Language }

/** Returns a field of a product in a language; in English where it is not translated (specification, section 1). */
export function localize<F extends Field>(
  product: Pick<Product, F | 'translations'>,
  field: F,
  language: Language,
): Localized<Product[F]> {
  const own = language === FALLBACK ? undefined : product.translations?.[language]?.[field]
  if (own === undefined) return { text: product[field], language: FALLBACK }
  return { text: own as Product[F], language }
}
