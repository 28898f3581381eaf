import type { Language } from '../site/language'
import { capitalise } from '../text/capitalise'
import { createTranslator } from '../text/template'
import { COLOUR_TEXTS } from './colour-texts'
import { type Crop, CROP_SIDES, formatCm, hasRepairs, type PrintSpec } from './print-spec'
import de from './print-texts/de.json'
import en from './print-texts/en.json'
import fr from './print-texts/fr.json'
import it from './print-texts/it.json'
import { SCREEN_ANGLE_DEG, SCREENS } from './screens'

const getPrintTexts = createTranslator({
  de: { ...de, ...COLOUR_TEXTS.de },
  en: { ...en, ...COLOUR_TEXTS.en },
  fr: { ...fr, ...COLOUR_TEXTS.fr },
  it: { ...it, ...COLOUR_TEXTS.it },
})

/** A print as it was sent, or as a version of its proof has it. `height` in mm. */
export type SizedPrint = { spec: PrintSpec; height: number }

type PrintLineName =
  | 'ink'
  | 'size'
  | 'position'
  | 'ruling'
  | 'crop'
  | 'curve'
  | 'isSwapped'
  | 'isThickened'
  | 'isCleaned'
export type PrintLine = { name: PrintLineName; text: string }

/**
 * Returns all that the press needs to know of a print, a line each: ink, shirt and method; size and place; where it
 * lies; for a screen print ruling, angle and mesh; and what was touched up in the drawing: what is cut away of it, its
 * tones, thin lines, specks.
 */
export function listPrintLines({ spec, height }: SizedPrint, language: Language): PrintLine[] {
  const t = getPrintTexts(language)
  const { method, ruling, curve, isSwapped, fromMiddle } = spec
  const side = fromMiddle === 0 ? 'middle' : fromMiddle < 0 ? 'left' : 'right'
  const [shirt, place] = [t(`colour.${spec.shirt}`), t(`place.${spec.place}`)]
  const lines: PrintLine[] = [
    {
      name: 'ink',
      text:
        method === 'dtg'
          ? t('dtgInk', { shirt })
          : capitalise(t('screenInk', { ink: t(`colour.${spec.ink}`), shirt })),
    },
    { name: 'size', text: t('size', { width: formatCm(spec.width), height: formatCm(height), place }) },
    {
      name: 'position',
      text: t(side, { belowNeck: formatCm(spec.belowNeck), aside: formatCm(Math.abs(fromMiddle)) }),
    },
  ]
  const crop: PrintLine[] = spec.crop === undefined ? [] : [{ name: 'crop', text: formatCrop(spec.crop, t) }]
  if (method === 'dtg')
    // The file that is printed still has the dust, and the width is that of the drawing without.
    return [
      ...lines,
      ...crop,
      ...(spec.isCleaned ? [{ name: 'isCleaned', text: t('isCleaned') } as const] : []),
    ]
  const mesh = SCREENS[ruling].meshPerCm
  lines.push({ name: 'ruling', text: t('ruling', { ruling, angle: SCREEN_ANGLE_DEG, mesh }) }, ...crop)
  if (curve !== 0)
    lines.push({ name: 'curve', text: t(curve > 0 ? 'darker' : 'lighter', { curve: Math.abs(curve) }) })
  // Undecided, drawing and shirt decide, which nobody has touched.
  if (isSwapped !== null) lines.push({ name: 'isSwapped', text: t(isSwapped ? 'swapped' : 'unswapped') })
  for (const name of ['isThickened', 'isCleaned'] as const)
    if (hasRepairs(spec) && spec[name]) lines.push({ name, text: t(name) })
  return lines
}

/** Names the sides at which something is cut away, none apart from its number. */
function formatCrop(crop: Crop, t: ReturnType<typeof getPrintTexts>): string {
  const sides = CROP_SIDES.filter((side) => crop[side] > 0).map((side) =>
    t(`crop.${side}`, { share: (crop[side] / 10).toFixed(1) }).replaceAll(' ', '\u00a0'),
  )
  return t('crop', { sides: sides.join(', ') })
}
