/** When things happen, in seconds; picture, sound and captions keep to it. */
export const CUT = {
  title: 1.8,
  night: 4.4,
  faceOfTheIbex: 13.4,
  wholeSheet: 15.5,
  temptation: 17.9,
  decision: 19.4,
  shirt: 22.9,
  emptySheet: 25,
  end: 30,
}

export const BEAT = {
  toShop: [6.7, 8.1],
  sheet: 8,
  /** The first of four pulls; each takes STROKE, and the next follows after PERIOD. */
  pull: 8.8,
  awake: 13.9,
  glances: [14.55, 14.95, 15.32],
  shake: 16,
  inRegister: 17,
  tempted: 17.45,
  duck: 20.3,
  gone: 21,
  hop: 21.05,
  land: 22.6,
  pop: 23.15,
  proud: 23.95,
  wink: 24.45,
  wonder: 25.5,
  wipe: 26.9,
  wiped: 27.7,
  lastWink: 29,
} as const

export const PERIOD = 1.12
export const STROKE = 0.78
export const FRAMES_PER_SECOND = 25
