import type { TilePixels } from '../worker/print-worker-messages'

/** Gathers a print's tiles out of sight, so that the last print stays until the new one is whole. */
export class PrintCanvas {
  private readonly next = document.createElement('canvas')
  private isEmpty = true

  constructor(private readonly shown: HTMLCanvasElement) {}

  startPrint(width: number, height: number) {
    resize(this.next, width, height)
    if (this.isEmpty) resize(this.shown, width, height)
  }

  addTile({ tile, pixels }: TilePixels, isLast: boolean) {
    // The first print has nothing to wait for: it shows from its middle on.
    const canvas = this.isEmpty ? this.shown : this.next
    put(canvas, tile.left, tile.top, new ImageData(pixels, tile.width, tile.height))
    if (!isLast) return
    if (!this.isEmpty) {
      resize(this.shown, this.next.width, this.next.height)
      this.shown.getContext('2d')?.drawImage(this.next, 0, 0)
    }
    this.isEmpty = false
    this.shown.dataset['rendered'] = 'true'
  }
}

function resize(canvas: HTMLCanvasElement, width: number, height: number) {
  canvas.width = width
  canvas.height = height
}

/** Shows pixels in a canvas that becomes as large as they are; nothing where it is gone. */
export function drawPixels(
  canvas: HTMLCanvasElement | null,
  { width, height }: { width: number; height: number },
  pixels: ImageDataArray,
) {
  if (canvas === null) return
  resize(canvas, width, height)
  put(canvas, 0, 0, new ImageData(pixels, width, height))
}

function put(canvas: HTMLCanvasElement, left: number, top: number, pixels: ImageData) {
  canvas.getContext('2d')?.putImageData(pixels, left, top)
}
