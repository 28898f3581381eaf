import { BEAT, CUT, PERIOD, STROKE } from './timeline'

const RATE = 44_100

type Track = Float32Array

/** All that is heard, added up from sines and noise; mono, -1..1. */
export function sound(): Track {
  const track = new Float32Array(RATE * CUT.end)
  for (const tick of [0, 0.6, 1.2]) knock(track, tick, 1200)
  for (const i of [0, 1, 2, 3]) thud(track, CUT.title + 0.45 + i * 0.2, 0.25 + 0.1 * i)
  for (const note of [0, 4, 7, 12]) pluck(track, CUT.title + 1.15, note, 0.16)
  tune(track, CUT.night + 0.2, 0.36, [0, 4, 7, 9, 7, 4, 7, 12])
  thud(track, BEAT.sheet + 0.3, 0.4)
  for (const pull of [0, 1, 2, 3]) {
    const at = BEAT.pull + pull * PERIOD
    swish(track, at, STROKE, 0.3)
    thud(track, at + STROKE - 0.05, 0.35)
    pluck(track, at + STROKE, [0, 4, 7, 12][pull] ?? 0, 0.2)
  }
  for (const pop of [BEAT.awake, BEAT.awake + 0.4, ...BEAT.glances]) slide(track, pop, 0.07, 420, 900, 0.22)
  for (let t: number = BEAT.shake; t < BEAT.inRegister - 0.05; t += 0.07)
    knock(track, t, 500 + 900 * ((t * 7) % 1), 0.12)
  bell(track, BEAT.inRegister, 0.2)
  swish(track, CUT.temptation, 1.5, 0.09)
  tune(track, CUT.temptation + 0.1, 0.3, [7, 9, 7, 12])
  slide(track, BEAT.tempted, 0.12, 500, 760, 0.15)
  slide(track, BEAT.duck, BEAT.gone - BEAT.duck, 1300, 240, 0.14)
  const half = (BEAT.land - BEAT.hop) / 2
  for (const hop of [BEAT.hop, BEAT.hop + half]) slide(track, hop, 0.3, 170, 420, 0.26)
  thud(track, BEAT.land, 0.55)
  slide(track, BEAT.pop, 0.12, 300, 900, 0.25)
  bell(track, BEAT.wink, 0.2)
  for (const i of [0, 1, 2]) knock(track, BEAT.wonder + 0.15 + i * 0.26, 300 - 60 * i, 0.3)
  slide(track, BEAT.wonder + 0.6, 0.3, 300, 430, 0.14)
  swish(track, BEAT.wipe, BEAT.wiped - BEAT.wipe, 0.34)
  thud(track, BEAT.wiped, 0.5)
  for (const [i, note] of [0, 7, 12, 16].entries()) pluck(track, BEAT.wiped + 0.25 + i * 0.12, note, 0.2, 2)
  bell(track, BEAT.lastWink + 0.05, 0.14)
  return fadedOut(track)
}

function add(track: Track, from: number, seconds: number, wave: (t: number) => number): void {
  const start = Math.round(from * RATE)
  for (let i = 0; i < seconds * RATE && start + i < track.length; i++)
    track[start + i] = (track[start + i] ?? 0) + wave(i / RATE)
}

const sine = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t)
const pitch = (semitones: number) => 220 * 2 ** (semitones / 12)

const struck = (t: number, fall: number) => Math.min(1, t / 0.004) * Math.exp(-t * fall)

function pluck(track: Track, from: number, semitones: number, loud: number, seconds = 1.2): void {
  const hertz = pitch(semitones)
  add(
    track,
    from,
    seconds,
    (t) =>
      loud *
      struck(t, 5) *
      (sine(hertz, t) +
        0.5 * Math.exp(-t * 9) * sine(hertz * 2, t) +
        0.35 * Math.exp(-t * 24) * sine(hertz * 4, t)),
  )
}

function tune(track: Track, from: number, beat: number, notes: number[]): void {
  for (const [i, note] of notes.entries()) pluck(track, from + i * beat, note, 0.15)
}

const thud = (track: Track, from: number, loud: number) =>
  add(
    track,
    from,
    0.4,
    (t) => loud * struck(t, 14) * Math.sin(2 * Math.PI * (52 * t + 3.2 * (1 - Math.exp(-t * 26)))),
  )

const knock = (track: Track, from: number, hertz: number, loud = 0.3) =>
  add(track, from, 0.12, (t) => loud * struck(t, 55) * (sine(hertz, t) + 0.4 * sine(hertz * 2.7, t)))

const bell = (track: Track, from: number, loud: number) =>
  add(
    track,
    from,
    1.4,
    (t) => loud * struck(t, 4.5) * (sine(1760, t) + 0.5 * sine(2640 * 1.003, t) + 0.25 * sine(4400, t)),
  )

function slide(track: Track, from: number, seconds: number, low: number, high: number, loud: number): void {
  let phase = 0
  add(track, from, seconds, (t) => {
    phase += (2 * Math.PI * low * (high / low) ** (t / seconds)) / RATE
    return loud * Math.sin(phase) * Math.sin((Math.PI * t) / seconds) ** 0.5
  })
}

function swish(track: Track, from: number, seconds: number, loud: number): void {
  let seed = 1
  let [low, band] = [0, 0]
  add(track, from, seconds, (t) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    const share = t / seconds
    const tuning = 2 * Math.sin((Math.PI * (900 + 2200 * share)) / RATE)
    low += tuning * band
    band += tuning * (seed / 2 ** 31 - low - 0.7 * band)
    return loud * band * Math.sin(Math.PI * share)
  })
}

function fadedOut(track: Track): Track {
  const last = RATE * 0.5
  return track.map((value, i) => Math.tanh(value * 1.3) * Math.min(1, (track.length - i) / last))
}

/** A WAV file, 16 bits. */
export function wave(track: Track): Uint8Array {
  const file = new DataView(new ArrayBuffer(44 + track.length * 2))
  const words = [0x52494646, 0, 0x57415645, 0x666d7420]
  for (const [i, word] of words.entries()) file.setUint32(i * 4, word)
  file.setUint32(4, 36 + track.length * 2, true)
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  file.setUint32(36, 0x64617461)
  file.setUint32(40, track.length * 2, true)
  track.forEach((value, i) => file.setInt16(44 + i * 2, value * 32_767, true))
  return new Uint8Array(file.buffer)
}
