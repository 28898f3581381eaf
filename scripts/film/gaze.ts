import type { Gaze } from './actor'
import { blink, glide, progress } from './motion'
import { BEAT } from './timeline'

const EARLIER: Gaze = { x: 0, y: 0, lid: 1 }

/** What the ibex's eye does, from the last pull to its leap. */
export function gazeAt(t: number): Gaze {
  if (t < BEAT.awake) return EARLIER
  const way = (from: number, to: number) => glide(progress(t, from, to))
  const woken =
    1 - 0.55 * way(BEAT.awake, BEAT.awake + 0.18) - 0.45 * way(BEAT.awake + 0.4, BEAT.awake + 0.55)
  const aside = -22 * way(14.55, 14.67) + 42 * way(14.95, 15.08) - 14 * way(15.32, 15.4)
  const down = 12 * way(14.55, 14.67) - 6 * way(14.95, 15.08) - 4 * way(15.32, 15.4)
  const tempted = -26 * way(17.45, 17.58) + 26 * way(19.75, 19.85)
  const shut = t > BEAT.shake && t < BEAT.inRegister ? 0.8 : 0
  return {
    x: aside + tempted,
    y: down - 2 * way(17.45, 17.58),
    lid: Math.max(woken, shut, blink(t, 15.12), blink(t, 17.08), blink(t, 20.02)),
  }
}
