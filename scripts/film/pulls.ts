import { INKS } from '@contract/print'
import { Painter } from '../../src/map/artwork/painter'
import type { Layer } from './layer'
import { easeOut, glide, mix, progress, swing } from './motion'
import { inWorld, SHEET, type Camera } from './table'
import { drawSqueegee, SQUEEGEE } from './squeegee'
import { BEAT, PERIOD, STROKE } from './timeline'
import { QUESTION } from './words'

/** The y that the blade has come to on its pull of an ink; the ink prints above it. */
export function bladeAt(t: number, pull: number): number {
  const start = BEAT.pull + pull * PERIOD
  return mix(SHEET.top - 26, SHEET.top + SHEET.height - 8, glide(progress(t, start, start + STROKE)))
}

export function pulls(t: number, camera: Camera): Layer[] {
  const since = t - BEAT.pull
  if (since < -0.6 || since > 4 * PERIOD + 0.3) return []
  const pull = Math.min(3, Math.max(0, Math.floor(since / PERIOD)))
  const stroke = progress(since, pull * PERIOD, pull * PERIOD + STROKE)
  const lift = progress(since, pull * PERIOD + STROKE, (pull + 1) * PERIOD)
  const [low, high] = [SHEET.top + SHEET.height - 8, SHEET.top - 26]
  const rest = pull === 3 ? -200 : high
  const edge =
    since < 0
      ? mix(-200, high, easeOut(progress(since, -0.6, -0.1)))
      : lift > 0
        ? mix(low, rest, glide(lift))
        : bladeAt(t, pull)
  const painter = new Painter()
  const ink = INKS[lift > 0.5 ? pull + 1 : pull] ?? null
  const grow = lift > 0 ? 1 + 0.05 * Math.sin(lift * Math.PI) : 1
  drawSqueegee(
    painter.at(640, edge - SQUEEGEE.edge, grow, lift > 0 ? 0 : Math.sin(stroke * Math.PI * 3) * 0.006),
    lift > 0 && lift <= 0.5 ? null : ink,
  )
  return [inWorld(painter, camera)]
}

/** The squeegee comes back, finds a hole, and does not understand. */
export function wonder(t: number, camera: Camera): Layer[] {
  const painter = new Painter()
  const peek =
    easeOut(progress(t, BEAT.wonder - 0.45, BEAT.wonder)) -
    1.2 * glide(progress(t, BEAT.wipe - 0.3, BEAT.wipe))
  const doubt =
    easeOut(progress(t, BEAT.wonder + 0.1, BEAT.wonder + 0.3)) -
    easeOut(progress(t, BEAT.wonder + 0.62, BEAT.wonder + 0.8)) * 2 +
    easeOut(progress(t, BEAT.wipe - 0.3, BEAT.wipe - 0.1))
  drawSqueegee(painter.at(640, mix(-120, 96, peek), 1, doubt * 0.11), null)
  const bubble =
    progress(t, BEAT.wonder + 0.55, BEAT.wonder + 0.7) * (1 - progress(t, BEAT.wipe - 0.25, BEAT.wipe - 0.12))
  if (bubble > 0)
    painter.at(1010, 250, easeOut(bubble), 0.1 + swing(t, BEAT.wonder + 0.6) * 0.2).cover('sand', QUESTION)
  return [inWorld(painter, camera)]
}
