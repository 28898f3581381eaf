import { MAX_ANALYSIS_SIDE_PX } from '@print-kernel/image'

/** Rasterises an SVG file. Returns undefined if it cannot be drawn. */
export async function rasteriseSvg(file: Blob): Promise<ImageBitmap | undefined> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    // An SVG in an image runs no scripts and loads nothing.
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = MAX_ANALYSIS_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await createImageBitmap(canvas)
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
