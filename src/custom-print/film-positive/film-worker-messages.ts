import type { ScreenPrint } from '@print-kernel/render-screen-print'

/** A part of a film, in its pixels. */
export type FilmRegion = { left: number; top: number; width: number; height: number }

/** What the page asks of the film's worker. */
export type FilmWorkerRequest =
  | { kind: 'openPrint'; print: ScreenPrint }
  | { kind: 'renderRegion'; sequence: number; region: FilmRegion }
  | { kind: 'encodePng' }
  | { kind: 'cancel' }

export type FilmWorkerResponse =
  | { kind: 'filmOpened'; width: number; height: number }
  | { kind: 'regionRendered'; sequence: number; region: FilmRegion; pixels: Uint8ClampedArray<ArrayBuffer> }
  /** How much of the PNG is made, 0..1. */
  | { kind: 'encodingProgressed'; share: number }
  | { kind: 'pngEncoded'; blob: Blob }
  | { kind: 'encodingFailed' }
