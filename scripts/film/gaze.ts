import type { Gaze } from './actor'
import { blink, glide, progress } from './motion'
import { BEAT } from './timeline'

const EARLIER: Gaze = { x: 0, y: 0, lid: 1 }

export function gazeAt(t: number): Gaze {
  if (t < BEAT.awake) return EARLIER
  const way = (from: number, to: number) => glide(progress(t, from, to))
  const woken =
    1 - 0.55 * way(BEAT.awake, BEAT.awake + 0.18) - 0.45 * way(BEAT.awake + 0.4, BEAT.awake + 0.55)
  const [one, two, three] = BEAT.glances.map((at) => way(at, at + 0.12)) as [number, number, number]
  const aside = -22 * one + 42 * two - 14 * three
  const down = 12 * one - 6 * two - 4 * three
  const sees = way(BEAT.tempted, BEAT.tempted + 0.13)
  const tempted = -26 * sees + 26 * way(BEAT.duck - 0.55, BEAT.duck - 0.45)
  const shut = t > BEAT.shake && t < BEAT.inRegister ? 0.8 : 0
  return {
    x: aside + tempted,
    y: down - 2 * sees,
    lid: Math.max(
      woken,
      shut,
      blink(t, BEAT.glances[1] + 0.17),
      blink(t, BEAT.inRegister + 0.08),
      blink(t, BEAT.duck - 0.28),
    ),
  }
}
