import type { ScreenPrint } from '@print-kernel/print/screen-print'

/** A part of a film, in film pixels. */
export type FilmRegion = { left: number; top: number; width: number; height: number }

/** Messages from the page to the film worker. */
export type FilmWorkerRequest =
  | { kind: 'openPrint'; print: ScreenPrint }
  | { kind: 'renderRegion'; sequence: number; region: FilmRegion }
  | { kind: 'encodePng' }
  | { kind: 'cancel' }

export type FilmWorkerResponse =
  | { kind: 'filmOpened'; width: number; height: number }
  | { kind: 'regionRendered'; sequence: number; region: FilmRegion; pixels: Uint8ClampedArray<ArrayBuffer> }
  /** The share of the PNG that is encoded, 0..1. */
  | { kind: 'encodingProgressed'; share: number }
  | { kind: 'pngEncoded'; blob: Blob }
  | { kind: 'encodingFailed' }
