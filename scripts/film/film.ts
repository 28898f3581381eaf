import { INKS, type Ink } from '@contract/print'
import { rectangle, type Vec2 } from '../../src/map/artwork/shapes'
import { AT_US, type Gaze } from './actor'
import { compose } from './compose'
import { endCard, wiper } from './end-card'
import type { Layer } from './layer'
import { blink, easeOut, glide, mix, progress, offsetsBy, offsetsAt, swing } from './motion'
import { BLANK, hopper, nearShirt, NIGHT, nightSky, town, washing } from './night'
import { leader, title } from './opening'
import { gazeAt } from './gaze'
import { hops } from './hops'
import { pulls, wonder } from './pulls'
import { print } from './sheet'
import { table, type Camera } from './table'
import { BEAT, CUT } from './timeline'

const SHOP: Camera = { x: 640, y: 360, zoom: 1 }
const FACE: Camera = { x: 600, y: 420, zoom: 1.9 }

function scene(t: number): Layer[] {
  if (t < CUT.title) return leader(t)
  if (t < CUT.night) return title(t)
  if (t < CUT.faceOfTheIbex) return printing(t)
  if (t < CUT.wholeSheet) return onSheet(t, FACE)
  if (t < CUT.temptation) return onSheet(t, SHOP)
  if (t < CUT.decision) return blankShirt(t)
  if (t < CUT.shirt) return escape(t)
  if (t < CUT.emptySheet) return wornShirt(t)
  return ending(t)
}

function printing(t: number): Layer[] {
  const at = (time: number): Vec2 => [
    mix(
      NIGHT + 640 - 60 * (1 - progress(time, CUT.night, BEAT.toShop[0])),
      640,
      glide(progress(time, ...BEAT.toShop)),
    ),
    360 + jolt(time),
  ]
  const [x, y] = at(t)
  const camera = { ...SHOP, x, y }
  const offsets = offsetsAt((time) => [-at(time)[0], 0], t)
  return [
    table(camera, offsets),
    ...(x < 0 ? [...town(camera, offsets), ...washing(t, camera, offsets)] : []),
    ...(t < BEAT.sheet ? [] : print(t, camera, { gaze: gazeAt(t), duck: 0, tilt: 0 })),
    ...pulls(t, camera),
  ]
}

const jolt = (t: number) => 5 * swing(t, BEAT.sheet + 0.4, { hertz: 6, fade: 14 })

function onSheet(t: number, camera: Camera): Layer[] {
  const share = progress(t, BEAT.shake, BEAT.inRegister)
  const shaking = Math.sin(share * Math.PI) * Math.sin((t - BEAT.shake) * 34)
  const nod = t < BEAT.inRegister ? 0 : 10 * swing(t, BEAT.inRegister, { hertz: 3, fade: 8 })
  const start = -14 * Math.sin(progress(t, BEAT.glances[1] - 0.03, BEAT.glances[1] + 0.25) * Math.PI)
  return [table(camera), ...print(t, camera, { gaze: gazeAt(t), duck: nod + start, tilt: 0.05 * shaking })]
}

const NEAR: Vec2 = [600, 78]

function blankShirt(t: number): Layer[] {
  return [...nightSky(), ...nearShirt(NEAR, 1.42, Math.sin((t - CUT.temptation) * 4.4) * 0.07, null)]
}

function escape(t: number): Layer[] {
  const duck =
    650 * progress(t, BEAT.duck, BEAT.gone) ** 2 -
    26 * Math.sin(progress(t, BEAT.duck - 0.22, BEAT.duck) * Math.PI)
  const at = (time: number): Vec2 => [
    mix(640, NIGHT + 900, glide(progress(time, BEAT.hop, BEAT.land + 0.05))),
    360,
  ]
  const [x] = at(t)
  const camera = { ...SHOP, x }
  const offsets = offsetsAt((time) => [-at(time)[0], 0], t)
  const share = progress(t, BEAT.hop, BEAT.land)
  const { dots, at: place, turn } = hops(share, [[420, 640], [-120, 600], BLANK])
  return [
    table(camera, offsets),
    ...(x < 500 ? [...town(camera, offsets), ...washing(t, camera, offsets)] : []),
    ...print(t, camera, { gaze: gazeAt(t), duck, tilt: 0 }),
    ...(share > 0 && share < 1 ? hopper(dots, place, turn, camera) : []),
  ]
}

const SHAKEN: Record<Ink, Vec2> = { sand: [-20, 10], clay: [16, -12], olive: [9, 14], forest: [0, 0] }

function wornShirt(t: number): Layer[] {
  const up = easeOut(progress(t, BEAT.pop, BEAT.pop + 0.22))
  const landed = BEAT.pop + 0.22
  // The second swing takes the first one's start away, which would be a jump.
  const bounce = 14 * (swing(t, landed, { hertz: 3.2, fade: 6 }) - swing(t, landed, { hertz: 0, fade: 16 }))
  const loose = swing(t, BEAT.pop, { hertz: 2.4, fade: 3.4 })
  const gaze: Gaze = {
    ...AT_US,
    x: -20 + 26 * glide(progress(t, BEAT.proud, BEAT.proud + 0.15)),
    lid: wink(t, BEAT.wink),
  }
  const offsets = offsetsBy((ink) => [SHAKEN[ink][0] * loose, SHAKEN[ink][1] * loose])
  const angle = 0.1 * swing(t, CUT.shirt, { hertz: 1.1, fade: 1.1 })
  return [
    ...nightSky(),
    ...nearShirt(NEAR, 1.42, angle, { gaze, duck: (1 - up) * 290 - bounce * 0.6, offsets }),
  ]
}

const wink = (t: number, at: number) => Math.max(blink(t, at), blink(t, at + 0.1))

function ending(t: number): Layer[] {
  const low = mix(-90, 830, glide(progress(t, BEAT.wipe, BEAT.wiped)))
  if (t >= BEAT.wiped) return endCard(t)
  const shop = [table(SHOP), ...print(t, SHOP, { gaze: gazeAt(t), duck: 650, tilt: 0 })]
  if (t < BEAT.wipe) return [...shop, ...wonder(t, SHOP)]
  const path = rectangle(-20, -20, 1320, 20 + Math.max(0, low))
  const shown = Object.fromEntries(INKS.map((ink) => [ink, path]))
  return [...shop, ...endCard(t).map((layer) => ({ ...layer, shown })), ...wiper(low)]
}

export const picture = (t: number): ImageData => compose(scene(t))
