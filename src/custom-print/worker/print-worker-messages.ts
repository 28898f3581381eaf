import type { Facts } from '@print-kernel/print-analysis'
import type { Refusal } from '@contract/custom-print/artwork-file'
import type { Job } from '@contract/custom-print/print-spec'
import type { Plane } from '@print-kernel/image'
import type { Tile } from '@print-kernel/render-screen-print'

/** What the page asks of the worker. Of two drawings or prints, the later `turn` counts. */
export type Request =
  /** `job` is the one that it will be printed with. */
  | { kind: 'open'; turn: number; file: Blob; job: Job }
  /** A vector drawing as the page has drawn it; undefined where it cannot be drawn. */
  | { kind: 'vector'; turn: number; vector: ImageBitmap | undefined }
  | { kind: 'print'; turn: number; job: Job; scale: number }
  | { kind: 'look'; turn: number; view: View; job: Job; region: Tile }
  /** For the film, which is another worker's. */
  | { kind: 'tones'; turn: number; job: Job }

/** What shows a part of the print, or all of it, in a scale of its own. */
export type View = 'loupe' | 'trueSize'

/** The print's pixels, to lie over the shirt. */
export type Inked = { tile: Tile; pixels: Uint8ClampedArray<ArrayBuffer> }

export type Artwork = {
  /** As the file has it, in pixels; as decoded for vectors. */
  width: number
  height: number
  isVector: boolean
}

/** Share of the print that is ink, and of the ink what is solid. */
export type Coverage = { ink: number; solid: number }

export type Response =
  | { kind: 'refused'; turn: number; reason: Refusal }
  /** Asks for a vector drawing's pixels, as no worker can draw it. */
  | { kind: 'vector'; turn: number }
  | { kind: 'opened'; turn: number; artwork: Artwork }
  /** Comes before the print's tiles: width by height of what is inked, and the size of the whole print in pixels. */
  | { kind: 'prepared'; turn: number; aspect: number; width: number; height: number }
  | ({ kind: 'inked'; turn: number; isLast: boolean } & Inked)
  | { kind: 'judged'; turn: number; facts: Facts; coverage: Coverage; busiest: { x: number; y: number } }
  | ({ kind: 'looked'; turn: number; view: View } & Inked)
  | { kind: 'toned'; turn: number; tones: Plane }
