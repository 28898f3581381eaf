import type { PrintAnalysis } from '@print-kernel/print-analysis'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { Plane } from '@print-kernel/image'
import type { Tile } from '@print-kernel/render-screen-print'

/** What the page asks of the worker. Of two files or prints, the later `sequence` counts. */
export type PrintWorkerRequest =
  /** `spec` is the one that it will be printed with. */
  | { kind: 'openArtwork'; sequence: number; file: Blob; spec: PrintSpec }
  /** An SVG as the page has drawn it; undefined where it cannot be drawn. */
  | { kind: 'svgRasterised'; sequence: number; vector: ImageBitmap | undefined }
  | { kind: 'renderPrint'; sequence: number; spec: PrintSpec; scale: number }
  | { kind: 'renderRegion'; sequence: number; view: PreviewRegionKind; spec: PrintSpec; region: Tile }
  /** For the film, which is another worker's. */
  | { kind: 'readTones'; sequence: number; spec: PrintSpec }

/** What shows a part of the print, or all of it, in a scale of its own. */
export type PreviewRegionKind = 'loupe' | 'trueSize'

/** The print's pixels, to lie over the shirt. */
export type TilePixels = { tile: Tile; pixels: Uint8ClampedArray<ArrayBuffer> }

export type ArtworkSize = {
  /** As the file has it, in pixels; as decoded for vectors. */
  width: number
  height: number
  isVector: boolean
}

/** Share of the print that is ink, and of the ink what is solid. */
export type Coverage = { ink: number; solid: number }

export type PrintWorkerResponse =
  | { kind: 'artworkRejected'; sequence: number; reason: FileRefusal }
  /** Asks for the pixels of an SVG, as no worker can draw it. */
  | { kind: 'svgNeeded'; sequence: number }
  | { kind: 'artworkOpened'; sequence: number; artwork: ArtworkSize }
  /** Comes before the print's tiles: width by height of what is inked, and the size of the whole print in pixels. */
  | { kind: 'artworkPrepared'; sequence: number; aspect: number; width: number; height: number }
  | ({ kind: 'tileRendered'; sequence: number; isLast: boolean } & TilePixels)
  | {
      kind: 'printAnalysed'
      sequence: number
      analysis: PrintAnalysis
      coverage: Coverage
      mostDetailedPoint: { x: number; y: number }
    }
  | ({ kind: 'regionRendered'; sequence: number; view: PreviewRegionKind } & TilePixels)
  | { kind: 'tonesReady'; sequence: number; tones: Plane }
