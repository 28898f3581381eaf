import { PRINT_KEYS } from '../../../src/contract/catalogue/product-print'
import { LANGUAGES, type Language } from '../../../src/contract/site/language'
import { callAdmin } from './admin-api'

/** A text of a product's metadata, which catalogue/parse-product-texts.ts or fulfillment/to-board-order.ts reads. */
export type TextField = {
  key: string
  label: 'name' | 'description' | 'details' | 'side' | 'method' | 'inks'
  isLong: boolean
}

type FieldGroup = { group: Language | 'printing'; fields: TextField[] }

/** The fields by language. The English title and description are the product's own. */
const TRANSLATIONS: FieldGroup[] = LANGUAGES.map((language, index) => ({
  group: language,
  fields:
    index === 0
      ? [{ key: 'details', label: 'details', isLong: true }]
      : [
          { key: `name.${language}`, label: 'name', isLong: false },
          { key: `description.${language}`, label: 'description', isLong: true },
          { key: `details.${language}`, label: 'details', isLong: true },
        ],
}))

/** The texts on job sheets, which fulfillment/to-board-order.ts reads. */
const PRINTING: FieldGroup = {
  group: 'printing',
  fields: [
    { key: PRINT_KEYS.side, label: 'side', isLong: false },
    { key: PRINT_KEYS.method, label: 'method', isLong: false },
    { key: PRINT_KEYS.inks, label: 'inks', isLong: false },
  ],
}

export const TEXT_FIELDS = [...TRANSLATIONS, PRINTING]

export type ProductTextValues = Record<string, string>

/** Returns the texts in a product's metadata by key; '' for a missing one. */
export function readProductTexts(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): ProductTextValues {
  const keys = TEXT_FIELDS.flatMap(({ fields }) => fields.map(({ key }) => key))
  return Object.fromEntries(keys.map((key) => [key, readTextField(metadata?.[key])]))
}

/** Shops that were seeded by an early release have lists instead of texts. */
function readTextField(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n')
  return typeof value === 'string' ? value : ''
}

/** Saves the texts. Medusa removes a key whose text is empty. Rejects with a sentence for staff. */
export async function saveProductTexts(productId: string, texts: ProductTextValues): Promise<void> {
  const metadata = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]))
  await callAdmin(`/admin/products/${productId}`, 'POST', { metadata })
}
