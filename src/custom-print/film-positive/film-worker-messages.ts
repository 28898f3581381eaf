import type { Print } from '@print-kernel/render-screen-print'

/** A part of a film, in its pixels. */
export type FilmRegion = { left: number; top: number; width: number; height: number }

/** What the page asks of the film's worker. */
export type FilmRequest =
  | { kind: 'open'; print: Print }
  | { kind: 'look'; turn: number; region: FilmRegion }
  | { kind: 'save' }
  | { kind: 'stop' }

export type FilmResponse =
  | { kind: 'opened'; width: number; height: number }
  | { kind: 'looked'; turn: number; region: FilmRegion; pixels: Uint8ClampedArray<ArrayBuffer> }
  /** How much of the PNG is made, 0..1. */
  | { kind: 'progress'; share: number }
  | { kind: 'saved'; blob: Blob }
  | { kind: 'failed' }
