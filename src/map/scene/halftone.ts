import { WORLD_PER_SHEET } from '../camera/world'

/** Distance between dots at a scale of 1, in CSS px. At other scales it stays between 5.7 and 11.3. */
const PITCH_PX = 8

/** The pitch doubles each time this reaches the next whole number. */
const getOctave = (scale: number): number => 0.5 - Math.log2(scale)

/** Returns the screen's pitch at a scale of the sheet, in sheet units. */
export function getScreenPitch(scale: number): number {
  return (PITCH_PX / WORLD_PER_SHEET) * 2 ** Math.floor(getOctave(scale))
}

/** Returns how far the screen has changed into the next one, of twice the pitch, from 0 to 1. */
export function getScreenBlend(scale: number): number {
  const octave = getOctave(scale)
  const late = Math.max(0, (octave - Math.floor(octave) - 0.8) / 0.2)
  return late * late * (3 - 2 * late)
}
