import { COLOURS, parseHexColour } from '../contract/inks'
import { PRESS_INKS } from '../contract/custom-print/press-inks'
import type { ShirtColour } from '../contract/custom-print/blanks'
import type { PressInkName, PrintSpec } from '../contract/custom-print/print-spec'

/** The 256 values of sRGB in linear light. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** A colour in CIELAB. */
export type Lab = readonly [lightness: number, a: number, b: number]

type Rgb = readonly [red: number, green: number, blue: number]

/** Returns the relative luminance (0..1) of an sRGB colour. */
export const computeLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)

/** CIELAB's cube root, which is linear near 0. */
const labTransfer = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)

/** Returns L* of CIELAB (D65), 0..100, of a luminance. */
export const luminanceToLightness = (y: number): number => 116 * labTransfer(y) - 16

/** Converts an sRGB colour to CIELAB (D65). */
export function rgbToLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const x = labTransfer((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = labTransfer(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = labTransfer((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export const SHIRT_HEX_COLOURS: Readonly<Record<ShirtColour, string>> = {
  natural: COLOURS.paper,
  sand: COLOURS.sand,
  forest: COLOURS.forest,
}

/** The share of the colour below that an opaque ink covers. */
const OPACITY = 0.96

/** Whether a shirt needs opaque ink: dark ones do. Transparent ink, for light ones, multiplies with the cotton. */
export const needsOpaqueInk = (shirt: ShirtColour): boolean => shirt === 'forest'

/** Returns how a print is blended with a picture of its shirt: transparent ink darkens the cotton. */
export const getBlendMode = ({ method, shirt }: Pick<PrintSpec, 'method' | 'shirt'>): 'normal' | 'multiply' =>
  method === 'dtg' || needsOpaqueInk(shirt) ? 'normal' : 'multiply'

/** Returns how an ink is drawn over a picture of the shirt: colour, blend mode and opacity. */
export function getInkLayer(
  ink: PressInkName,
  shirt: ShirtColour,
): { colour: Rgb; alpha: number; mix: 'normal' | 'multiply' } {
  const own = parseHexColour(PRESS_INKS[ink].colour)
  if (needsOpaqueInk(shirt)) return { colour: own, alpha: OPACITY, mix: 'normal' }
  const paper = parseHexColour(COLOURS.paper)
  const [red = 0, green = 0, blue = 0] = own.map((value, channel) =>
    Math.min(255, Math.round((value / (paper[channel] ?? 255)) * 255)),
  )
  return { colour: [red, green, blue], alpha: 1, mix: 'multiply' }
}

/** Returns the colour of solid ink on a shirt. */
export function computeSolidColour(ink: PressInkName, shirt: ShirtColour): Rgb {
  const below = parseHexColour(SHIRT_HEX_COLOURS[shirt])
  const { colour, alpha, mix } = getInkLayer(ink, shirt)
  const [red = 0, green = 0, blue = 0] = colour.map((value, channel) => {
    const under = below[channel] ?? 0
    return Math.round(mix === 'multiply' ? (under * value) / 255 : under + alpha * (value - under))
  })
  return [red, green, blue]
}

/** Returns the contrast of solid ink on its shirt, 1..21, by WCAG. */
export function computeInkContrast(ink: PressInkName, shirt: ShirtColour): number {
  const [one, other] = [
    computeLuminance(...computeSolidColour(ink, shirt)),
    computeLuminance(...parseHexColour(SHIRT_HEX_COLOURS[shirt])),
  ]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
