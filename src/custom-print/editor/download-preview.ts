import { downloadFile } from '../download-file'
import { STAGE_MM } from '../shirt/shirt-shape'
import { svgToImage } from '../shirt/svg-to-image'

/** Pixels per mm of the saved picture. */
const SCALE = 2

/** Draws shirt and print on one canvas and saves it as a file. The data stays on the device. */
export async function downloadPreview(
  shirt: SVGSVGElement,
  print: HTMLCanvasElement,
  ground: string,
  fileName: string,
): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = STAGE_MM.width * SCALE
  canvas.height = STAGE_MM.height * SCALE
  const context = canvas.getContext('2d')
  if (context === null) return
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await svgToImage(shirt, canvas), 0, 0, canvas.width, canvas.height)
  if (print.style.mixBlendMode === 'multiply') context.globalCompositeOperation = 'multiply'
  const place = (name: 'left' | 'top' | 'width' | 'height') => Number.parseFloat(print.style[name]) / 100
  context.drawImage(
    print,
    place('left') * canvas.width,
    place('top') * canvas.height,
    place('width') * canvas.width,
    place('height') * canvas.height,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) downloadFile(blob, fileName)
}
