import { encode, toBase64 } from '../artwork/encode'
import { captions } from './captions'
import { picture as pictureAt } from './film'
import { sound, wave } from './sound'
import { CUT, FRAMES_PER_SECOND } from './timeline'

export const picture = (t: number): Promise<string> => encode(pictureAt(t), 'image/png')

/** What else the film is made of; `poster` is the moment of its still picture. */
export const parts = () => ({
  seconds: CUT.end,
  rate: FRAMES_PER_SECOND,
  poster: 3.96,
  sound: toBase64(wave(sound())),
  captions,
})
