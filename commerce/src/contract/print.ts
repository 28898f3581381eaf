export const INKS = ['sand', 'clay', 'olive', 'forest'] as const
export type Ink = (typeof INKS)[number]

/** Paper and inks as they look, in sRGB. src/styles/tokens.css and index.html repeat them; a test compares. */
export const COLOURS = {
  paper: '#fefae0',
  sand: '#dda15e',
  clay: '#bc6c25',
  olive: '#606c38',
  forest: '#283618',
} as const satisfies Record<Ink | 'paper', string>

/** Each ink's halftone screen has an angle of its own, in degrees. */
export const ANGLES: Readonly<Record<Ink, number>> = { sand: 0, clay: 75, olive: 15, forest: 45 }

/** Where neighbouring dots begin to touch; from there a dot's radius grows evenly with the tone. */
export const TOUCH = { tone: 0.7, radius: 0.472, growth: 0.8 } as const

/** A halftone dot's radius in pitches: its area is the tone (0..1) until dots touch. */
export const dotRadius = (tone: number): number =>
  tone < TOUCH.tone ? Math.sqrt(tone / Math.PI) : TOUCH.radius + (tone - TOUCH.tone) * TOUCH.growth

/** Red, green and blue of a colour such as '#fefae0', 0..255. */
export const rgb = (colour: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
