/** Returns a picture as base64. WebP with quality 1 is lossless, and small for flat inks and dots. */
export async function encode(
  image: ImageData | OffscreenCanvas,
  type: string,
  quality?: number,
): Promise<string> {
  const canvas = image instanceof ImageData ? toCanvas(image) : image
  const blob = await canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) })
  return toBase64(new Uint8Array(await blob.arrayBuffer()))
}

export function toCanvas(image: ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas
}

export function shrink(source: OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(source, 0, 0, width, height)
  return canvas
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return btoa(text)
}

export const textToBase64 = (text: string) => toBase64(new TextEncoder().encode(text))
