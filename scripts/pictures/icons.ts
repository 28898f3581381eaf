import { toBase64 } from './encode'

export async function rasterise(svg: string, size: number): Promise<Uint8Array> {
  const image = new Image(size, size)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(size, size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}

/** Returns an .ico file with a PNG for each size (ICONDIR and ICONDIRENTRY, 6 and 16 bytes each). */
export async function buildIcoFile(svg: string, sizes: number[]): Promise<string> {
  const pictures = await Promise.all(sizes.map((size) => rasterise(svg, size)))
  const header = new DataView(new ArrayBuffer(6 + 16 * sizes.length))
  header.setUint16(2, 1, true)
  header.setUint16(4, sizes.length, true)
  let offset = header.byteLength
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i
    header.setUint8(entry, sizes[i] ?? 0)
    header.setUint8(entry + 1, sizes[i] ?? 0)
    header.setUint16(entry + 4, 1, true)
    header.setUint16(entry + 6, 32, true)
    header.setUint32(entry + 8, picture.length, true)
    header.setUint32(entry + 12, offset, true)
    offset += picture.length
  })
  const file = new Uint8Array(offset)
  file.set(new Uint8Array(header.buffer))
  let at = header.byteLength
  for (const picture of pictures) {
    file.set(picture, at)
    at += picture.length
  }
  return toBase64(file)
}
