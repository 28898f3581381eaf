import type { TilePixels } from '../worker/print-worker-messages'

/**
 * Collects the tiles of a print in a hidden canvas, so that the last print stays visible
 * until the new one is complete.
 */
export class PrintCanvas {
  private readonly next = document.createElement('canvas')
  private isEmpty = true

  constructor(private readonly canvas: HTMLCanvasElement) {}

  startPrint(width: number, height: number) {
    resize(this.next, width, height)
    if (this.isEmpty) resize(this.canvas, width, height)
  }

  addTile({ tile, pixels }: TilePixels, isLast: boolean) {
    // The first print replaces nothing: its tiles are shown as they come.
    const canvas = this.isEmpty ? this.canvas : this.next
    put(canvas, tile.left, tile.top, new ImageData(pixels, tile.width, tile.height))
    if (!isLast) return
    if (!this.isEmpty) {
      resize(this.canvas, this.next.width, this.next.height)
      this.canvas.getContext('2d')?.drawImage(this.next, 0, 0)
    }
    this.isEmpty = false
    this.canvas.dataset['rendered'] = 'true'
  }
}

function resize(canvas: HTMLCanvasElement, width: number, height: number) {
  canvas.width = width
  canvas.height = height
}

/** Puts pixels into a canvas and gives it their size. Does nothing without a canvas. */
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
