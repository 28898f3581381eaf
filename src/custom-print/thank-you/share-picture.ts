import { PREVIEW_SIZE_PX, computePreviewSize } from '@contract/custom-print/preview-size'
import { COLOURS, computeDotRadius } from '@contract/inks'
import { NECK_OFFSET_MM, getShirtSide } from '../shirt/shirt-shape'
import { downloadFile } from '../download-file'
import { svgToImage } from '../shirt/svg-to-image'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'

const SIZE = { width: 1200, height: 630 }
/** The bounds of the whole shirt in mm, and where its collar is in the picture. */
const SHIRT = { left: -380, top: -84, width: 760, height: 734 }
const SCALE = 0.72
const COLLAR = { x: 600, y: 138 }
const SUN = { x: 600, y: 330, radius: 285, pitch: 15 }

type SharePictureInput = {
  shirt: SVGSVGElement
  print: HTMLImageElement
  request: Pick<BuyerRequest, 'spec' | 'height'>
}

/**
 * Shares a picture of the shirt on the line through the device, or saves it. The picture holds no name, number or
 * link. Rejects if it cannot be drawn.
 */
export async function sharePicture(input: SharePictureInput, name: string): Promise<void> {
  const blob = await drawPicture(input)
  if (blob === null) throw new Error('No picture was made')
  const file = new File([blob], `${name}.png`, { type: 'image/png' })
  const data = { files: [file] }
  if (!('canShare' in navigator) || !navigator.canShare(data)) return downloadFile(blob, file.name)
  try {
    await navigator.share(data)
  } catch (error) {
    // A buyer who cancels sharing does not want the file saved either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(blob, file.name)
  }
}

async function drawPicture({ shirt, print, request }: SharePictureInput): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.fillStyle = COLOURS.paper
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  drawSun(context)
  drawLine(context)
  const size = { width: SHIRT.width * SCALE, height: SHIRT.height * SCALE }
  const viewBox = `${SHIRT.left} ${SHIRT.top} ${SHIRT.width} ${SHIRT.height}`
  const shirtImage = await svgToImage(shirt, size, viewBox)
  context.drawImage(shirtImage, ...toPicturePoint(SHIRT.left, SHIRT.top), size.width, size.height)
  await drawPrint(context, print, request)
  drawPegs(context)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Converts a point of the shirt (mm) to px of the picture. */
const toPicturePoint = (x: number, y: number): [x: number, y: number] => [
  COLLAR.x + x * SCALE,
  COLLAR.y + y * SCALE,
]

async function drawPrint(
  context: CanvasRenderingContext2D,
  print: HTMLImageElement,
  { spec, height }: SharePictureInput['request'],
): Promise<void> {
  await print.decode()
  const part = computePreviewSize(spec.width, height)
  const { margin } = PREVIEW_SIZE_PX
  const place = toPicturePoint(
    spec.fromMiddle - spec.width / 2,
    spec.belowNeck + NECK_OFFSET_MM[getShirtSide(spec.place)],
  )
  context.drawImage(
    print,
    margin,
    margin,
    part.width,
    part.height,
    ...place,
    spec.width * SCALE,
    height * SCALE,
  )
}

/** Draws the sun in dots that grow downwards, as on the map. */
function drawSun(context: CanvasRenderingContext2D): void {
  const { x, y, radius, pitch } = SUN
  context.fillStyle = COLOURS.sand
  for (let row = -radius; row <= radius; row += pitch / 2)
    for (let column = -radius; column <= radius; column += pitch) {
      const across = column + (Math.round(row / (pitch / 2)) % 2 === 0 ? 0 : pitch / 2)
      if (Math.hypot(across, row) > radius) continue
      const dot = computeDotRadius(0.45 + (0.4 * (row + radius)) / (2 * radius)) * (pitch / Math.SQRT2)
      context.beginPath()
      context.arc(x + across, y + row, dot, 0, 2 * Math.PI)
      context.fill()
    }
}

function drawLine(context: CanvasRenderingContext2D): void {
  context.strokeStyle = COLOURS.forest
  context.lineWidth = 5
  context.beginPath()
  context.moveTo(-10, 40)
  context.quadraticCurveTo(600, 118, 1210, 40)
  context.stroke()
}

function drawPegs(context: CanvasRenderingContext2D): void {
  context.strokeStyle = COLOURS.forest
  context.fillStyle = COLOURS.clay
  context.lineWidth = 2.5
  for (const x of [475, 725]) {
    context.beginPath()
    context.roundRect(x - 8, 62, 16, 46, 3)
    context.fill()
    context.stroke()
  }
}
