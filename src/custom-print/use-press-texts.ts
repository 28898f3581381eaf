import { createTextBundle } from '@/i18n/text-bundle'
import type { Texts } from '@/i18n/texts'

export const { load: loadPressTexts, useTexts: usePressTexts } = createTextBundle(
  'press',
  'press.title',
  import.meta.glob<Texts>('/locales/*/press.json', { import: 'default' }),
)
