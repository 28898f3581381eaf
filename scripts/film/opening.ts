import { INKS, type Ink } from '@contract/print'
import { linearRamp, Painter } from '../../src/map/artwork/painter'
import { circle, polar, polygon, rectangle, type Vec2 } from '../../src/map/artwork/shapes'
import { FRAME, inFrame, type Layer } from './layer'
import { easeOut, progress, offsetsBy, swing } from './motion'
import { CUT } from './timeline'
import { MOVIE, ONE, THE_PRINTER, THREE, TWO } from './words'

const COUNTS: { digit: string; width: number; ink: Ink }[] = [
  { digit: THREE, width: 204, ink: 'sand' },
  { digit: TWO, width: 235, ink: 'clay' },
  { digit: ONE, width: 198, ink: 'olive' },
]
const [X, Y] = [FRAME.width / 2, FRAME.height / 2]

/** A film's leader, which is a registration mark: three, two, one, each in the next ink. */
export function leader(t: number): Layer[] {
  const each = CUT.title / COUNTS.length
  const count = Math.min(COUNTS.length - 1, Math.floor(t / each))
  const { digit, width, ink } = COUNTS[count] ?? { digit: ONE, width: 198, ink: 'olive' as const }
  const turn = (t % each) / each
  const painter = new Painter()
  COUNTS.slice(0, count).forEach((done) => painter.fill(done.ink, circle(X, Y, 262), 0.42))
  painter.fill(ink, pie(262, turn), 0.8)
  const target = `${circle(X, Y, 262)}${circle(X, Y, 300)}M0,${Y}H${FRAME.width}M${X},0V${FRAME.height}`
  painter.line('forest', target, 6, { cap: 'butt' })
  painter.at(X - width / 2, Y + 118).knockOutStroke(digit, 22)
  painter.at(X - width / 2, Y + 118).fill('forest', digit)
  const loose = swing(t % each, 0, { hertz: 5, fade: 9 })
  return [
    inFrame(
      painter,
      offsetsBy((i) => (i === 'forest' ? [0, 0] : [14 * loose, 0])),
    ),
  ]
}

function pie(radius: number, turn: number): string {
  const steps = Math.max(2, Math.ceil(turn * 90))
  const edge = Array.from({ length: steps + 1 }, (_, i) =>
    polar(X, Y, radius, -Math.PI / 2 + (turn * 2 * Math.PI * i) / steps),
  )
  return polygon([[X, Y], ...edge])
}

const FROM: Record<Ink, Vec2> = { sand: [-1300, 0], clay: [1300, 0], olive: [0, 600], forest: [0, -640] }

/** The title: four plates fly in, miss each other and find their place; the key plate covers the rest. */
export function title(t: number): Layer[] {
  const sun = new Painter()
  sun.fill('sand', circle(1010, 190, 330))
  sun.fill('clay', circle(1010, 190, 330), linearRamp([0, -140], [0, 520], [0, 1], [0.35, 0.7], [1, 0.06]))
  const offsets = offsetsBy((ink) => cameFrom(ink, t - CUT.title))
  const under = new Painter()
  for (const ink of ['sand', 'clay', 'olive'] as const) letter(under, ink)
  const key = new Painter()
  letter(key, 'forest', true)
  key.cover('forest', RULE)
  return [
    inFrame(sun),
    inFrame(under, offsets),
    { marks: key.marks, view: [1, 0, 0, 1, ...(offsets.forest ?? [0, 0])] },
  ]
}

const RULE = rectangle(74, 612, 1132, 16)

function letter(painter: Painter, ink: Ink, covers = false): void {
  const put = covers ? 'cover' : 'fill'
  painter.at(74, 318, 0.8)[put](ink, THE_PRINTER)
  painter.at(70, 566, 0.98)[put](ink, MOVIE)
}

/** How far a plate is from its place, `since` seconds after the first one set out. */
function cameFrom(ink: Ink, since: number): Vec2 {
  const landing = INKS.indexOf(ink) * 0.2 + 0.5
  const [x, y] = FROM[ink]
  if (since < landing) {
    const away = 1 - easeOut(progress(since, landing - 0.5, landing))
    return [x * away, y * away]
  }
  if (ink === 'forest') return [0, 0]
  const miss = since < LANDED ? 1 : swing(since, LANDED, { hertz: 2.2, fade: 4.5 })
  const [dx, dy] = MISS[ink]
  const settle = easeOut(progress(since, landing, landing + 0.2))
  return [dx * miss * settle, dy * miss * settle]
}

const LANDED = 1.25
const MISS: Record<'sand' | 'clay' | 'olive', Vec2> = { sand: [-26, 14], clay: [22, -12], olive: [12, 22] }
