import colourString from 'color-string'

/**
 * Returns a CSS colour as the engine reads it, `#rrggbb` or `#rrggbbaa`; undefined for what is none, or is of
 * a wider gamut than sRGB.
 */
export function toHexColour(value: string): string | undefined {
  const colour = colourString.get(value.trim().toLowerCase())
  if (colour === null || colour.model === 'hwb') return undefined
  const [first = 0, second = 0, third = 0, alpha = 1] = colour.value
  const [red = 0, green = 0, blue = 0] =
    colour.model === 'rgb' ? [first, second, third] : convertHsl(first, second / 100, third / 100)
  return colourString.to.hex(red, green, blue, alpha)?.toLowerCase()
}

/** `hue` in degrees, the others 0..1. Returns red, green and blue, 0..255. */
function convertHsl(hue: number, saturation: number, lightness: number): number[] {
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12
    return (
      255 *
      (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    )
  })
}
