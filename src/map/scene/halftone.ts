import { WORLD_PER_SHEET } from '../camera/world'

/** From dot to dot at zoom 1, in CSS px; other zooms keep it between 5.7 and 11.3. */
const PITCH_PX = 8

/** The screen is twice as coarse with each octave. */
const getOctave = (zoom: number): number => 0.5 - Math.log2(zoom)

/** Returns the screen's pitch at a zoom, in sheet units. */
export function getScreenPitch(zoom: number): number {
  return (PITCH_PX / WORLD_PER_SHEET) * 2 ** Math.floor(getOctave(zoom))
}

/** Returns how far the screen has turned into the next, twice as coarse one, from 0 to 1. */
export function getScreenBlend(zoom: number): number {
  const octave = getOctave(zoom)
  const late = Math.max(0, (octave - Math.floor(octave) - 0.8) / 0.2)
  return late * late * (3 - 2 * late)
}
