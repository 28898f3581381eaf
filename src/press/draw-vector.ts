import { inspectFile } from '@contract/press/file'

const LONGEST_SIDE = 2048
/** So many bytes tell what a file is. */
const HEAD_BYTES = 4096

/** Draws an SVG file, as no worker can; undefined for any other file, and for one that cannot be drawn. */
export async function drawVector(file: Blob): Promise<ImageBitmap | undefined> {
  // A photograph is not read twice for it.
  if (!(await isVector(file.slice(0, HEAD_BYTES))) || !(await isVector(file))) return undefined
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    // An image runs no scripts and loads nothing.
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight)
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

async function isVector(file: Blob): Promise<boolean> {
  const known = inspectFile(new Uint8Array(await file.arrayBuffer()))
  return typeof known !== 'string' && known.type === 'svg'
}
