import { LANGUAGES, type Language } from '../contract/settings'
import { callAdmin } from './call-admin'

/** A key of the metadata that catalogue/rules/product-texts.ts reads. */
export type TextField = { key: string; label: string; isLong: boolean }

const NAMES: Record<Language, string> = { en: 'English', de: 'German', fr: 'French', it: 'Italian' }

/** The fields by language: English title and description are the product's own. */
export const TEXT_FIELDS: { language: string; fields: TextField[] }[] = LANGUAGES.map((language, index) => ({
  language: NAMES[language],
  fields:
    index === 0
      ? [{ key: 'details', label: 'Details, one to a line', isLong: true }]
      : [
          { key: `name.${language}`, label: 'Name', isLong: false },
          { key: `description.${language}`, label: 'Description', isLong: true },
          { key: `details.${language}`, label: 'Details, one to a line', isLong: true },
        ],
}))

export type Texts = Record<string, string>

export function textsIn(metadata: Readonly<Record<string, unknown>> | null | undefined): Texts {
  const keys = TEXT_FIELDS.flatMap(({ fields }) => fields.map(({ key }) => key))
  return Object.fromEntries(keys.map((key) => [key, textOf(metadata?.[key])]))
}

/** Shops that were seeded before metadata held text have lists there. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n')
  return typeof value === 'string' ? value : ''
}

/** Saves the words; Medusa takes an empty text as leave to forget the key. Rejects with a sentence. */
export async function saveTexts(productId: string, texts: Texts): Promise<void> {
  const metadata = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]))
  await callAdmin(`/admin/products/${productId}`, 'POST', { metadata })
}
