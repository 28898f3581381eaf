import type { Product } from '../contract/catalogue'
import { LANGUAGES } from '../contract/settings'

type Words = { details: string[]; translations: Product['translations'] }

/**
 * What the studio has written beside a product's own title and description, as metadata in Medusa (docs/operations.md):
 * `details`, and `name.de`, `description.de`, `details.de` and so on. Details are one to a line, or with `|` between
 * them where the editor has one line only. What is in another form is passed over: one slip must not close the shop.
 */
export function productWords(metadata: Readonly<Record<string, unknown>>): Words {
  const [, ...others] = LANGUAGES
  const translations: NonNullable<Words['translations']> = {}
  for (const language of others) {
    const name = textOf(metadata[`name.${language}`])
    const description = textOf(metadata[`description.${language}`])
    const details = linesOf(metadata[`details.${language}`])
    const words = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(details.length === 0 ? {} : { details }),
    }
    if (Object.keys(words).length > 0) translations[language] = words
  }
  const isTranslated = Object.keys(translations).length > 0
  return { details: linesOf(metadata['details']), translations: isTranslated ? translations : undefined }
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}

/** Shops that were seeded before metadata held text have a list here. */
function linesOf(value: unknown): string[] {
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\n|]/) : []
  return lines.flatMap((line) => textOf(line) ?? [])
}
