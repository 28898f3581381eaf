import { COLOUR_TEXTS } from '@contract/custom-print/colour-texts'
import { createTextBundle } from '@/i18n/text-bundle'
import type { Texts } from '@/i18n/texts'

export const { load: loadPressTexts, useTexts: usePressTexts } = createTextBundle(
  'press',
  'press.title',
  import.meta.glob<Texts>('/locales/*/press.json', { import: 'default' }),
  COLOUR_TEXTS,
)

/** Translates keys of the press, the site's own included. */
export type PressTFunction = ReturnType<typeof usePressTexts>['t']
