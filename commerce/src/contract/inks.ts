export const INKS = ['sand', 'clay', 'olive', 'forest'] as const
export type Ink = (typeof INKS)[number]

/** Paper and inks as sRGB colours. src/styles/tokens.css and index.html repeat them, which a test compares. */
export const COLOURS = {
  paper: '#fefae0',
  sand: '#dda15e',
  clay: '#bc6c25',
  olive: '#606c38',
  forest: '#283618',
} as const satisfies Record<Ink | 'paper', string>

/** The angle of each ink's halftone screen, in degrees. */
export const HALFTONE_ANGLES_DEG: Readonly<Record<Ink, number>> = { sand: 0, clay: 75, olive: 15, forest: 45 }

/** The tone at which neighbouring dots begin to touch. Above it, a dot's radius grows linearly with the tone. */
export const DOT_TOUCH = { tone: 0.7, radius: 0.472, growth: 0.8 } as const

/** Returns the radius of a halftone dot in pitches. Until dots touch, the dot's area is the tone (0..1). */
export const computeDotRadius = (tone: number): number =>
  tone < DOT_TOUCH.tone
    ? Math.sqrt(tone / Math.PI)
    : DOT_TOUCH.radius + (tone - DOT_TOUCH.tone) * DOT_TOUCH.growth

/** Returns red, green and blue (0..255) of a colour such as '#fefae0'. */
export const parseHexColour = (colour: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
