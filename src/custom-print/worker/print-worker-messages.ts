import type { PrintAnalysis } from '@print-kernel/preflight/print-analysis'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { Plane } from '@print-kernel/image'
import type { CroppedInk } from '../place-ink'
import type { Tile } from '@print-kernel/print/render-screen-print'

/** Messages from the page to the worker. Only the file and the print with the highest `sequence` count. */
export type PrintWorkerRequest =
  /** `spec` is the one that the artwork will be printed with. */
  | { kind: 'openArtwork'; sequence: number; file: Blob; spec: PrintSpec }
  | { kind: 'renderPrint'; sequence: number; spec: PrintSpec; scale: number }
  | { kind: 'renderRegion'; sequence: number; view: PreviewRegionKind; spec: PrintSpec; region: Tile }
  /** Asks for the tones, from which the film worker makes the film. */
  | { kind: 'readTones'; sequence: number; spec: PrintSpec }

/** The views that render a part of the print, or all of it, at a scale of their own. */
export type PreviewRegionKind = 'loupe' | 'trueSize'

/** Pixels of a tile of the print, to be drawn over the shirt. */
export type TilePixels = { tile: Tile; pixels: Uint8ClampedArray<ArrayBuffer> }

export type ArtworkSize = {
  /** Size of the file's picture in pixels; for vectors, the decoded size. */
  width: number
  height: number
  isVector: boolean
}

/** The share of the print that is inked, and the share of the inked part that is solid. */
export type Coverage = { ink: number; solid: number }

/** A sample of the film by a spec, to be compared with the server's (`sampleFilm`). */
export type FilmSample = { spec: PrintSpec; bits: string | undefined }

/** Why artwork cannot be shown: the file is refused, or the browser changes the pixels that are read of it. */
export type ArtworkRejection = FileRefusal | 'noisy'

export type PrintWorkerResponse =
  | { kind: 'artworkRejected'; sequence: number; reason: ArtworkRejection }
  /** Sent before vectors that take long to draw are opened: a print of coarse pixels, with its aspect. */
  | ({ kind: 'draftRendered'; sequence: number; aspect: number } & TilePixels)
  | { kind: 'artworkOpened'; sequence: number; artwork: ArtworkSize }
  /** A small picture of the whole artwork as it was read. */
  | { kind: 'pictureDrawn'; sequence: number; picture: ImageBitmap }
  /** Sent before the tiles: the inked part, and the size of the whole print in pixels. */
  | { kind: 'artworkPrepared'; sequence: number; ink: CroppedInk; width: number; height: number }
  | ({ kind: 'tileRendered'; sequence: number; isLast: boolean } & TilePixels)
  | {
      kind: 'printAnalysed'
      sequence: number
      analysis: PrintAnalysis
      coverage: Coverage
      mostDetailedPoint: { x: number; y: number }
    }
  | { kind: 'filmSampled'; sequence: number; filmSample: FilmSample }
  | ({ kind: 'regionRendered'; sequence: number; view: PreviewRegionKind } & TilePixels)
  | { kind: 'tonesReady'; sequence: number; tones: Plane }
