import type { Product } from '../contract/catalogue/catalogue'
import { LANGUAGES } from '../contract/site/language'

type ProductTexts = { details: string[]; translations: Product['translations'] }

/**
 * Reads metadata such as `name.de` (docs/operations.md).
 * Ignores invalid values, so that a typing error does not stop the shop.
 */
export function parseProductTexts(metadata: Readonly<Record<string, unknown>>): ProductTexts {
  const [, ...others] = LANGUAGES
  const translations: NonNullable<ProductTexts['translations']> = {}
  for (const language of others) {
    const name = parseTextEntry(metadata[`name.${language}`])
    const description = parseTextEntry(metadata[`description.${language}`])
    const details = parseLineEntries(metadata[`details.${language}`])
    const texts = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(details.length === 0 ? {} : { details }),
    }
    if (Object.keys(texts).length > 0) translations[language] = texts
  }
  const isTranslated = Object.keys(translations).length > 0
  return {
    details: parseLineEntries(metadata['details']),
    translations: isTranslated ? translations : undefined,
  }
}

function parseTextEntry(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}

function parseLineEntries(value: unknown): string[] {
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\n|]/) : []
  return lines.flatMap((line) => parseTextEntry(line) ?? [])
}
