import { COLOUR_TEXTS } from '@contract/custom-print/colour-texts'
import { createTextBundle } from '@/i18n/text-bundle'
import type { Texts } from '@/i18n/texts'

export const { useTexts: useProofTexts } = createTextBundle(
  'proof',
  'proof.loading',
  import.meta.glob<Texts>('/locales/*/proof.json', { import: 'default' }),
  COLOUR_TEXTS,
)

/** Translates keys of a proof, the site's own included. */
export type ProofTFunction = ReturnType<typeof useProofTexts>['t']
