import { WORLD_PER_SHEET } from '../camera/world'

/** From dot to dot at zoom 1, in CSS px; other zooms keep it between 5.7 and 11.3. */
const PITCH_PX = 8

/** The screen for a zoom: pitch in sheet units, and how far it has turned into the next, twice as coarse one. */
export function screenFor(zoom: number): { pitch: number; blend: number } {
  const octave = 0.5 - Math.log2(zoom)
  const whole = Math.floor(octave)
  const late = Math.max(0, (octave - whole - 0.8) / 0.2)
  return { pitch: (PITCH_PX / WORLD_PER_SHEET) * 2 ** whole, blend: late * late * (3 - 2 * late) }
}
