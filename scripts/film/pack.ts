import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sharp } from '../sharp.mjs'

/** Colours as televisions and browsers expect them of a film of this size. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
/** A whole picture every five seconds, so that seeking is quick. */
const COMMON = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...COLOURS, '-g', '125']
/** Bits per second are such that the WebM stays below 2.5 MB and the MP4 below 3.5 MB. */
const H264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-b:v', '780k']
const AAC = ['-c:a', 'aac', '-b:a', '80k', '-movflags', '+faststart']
const VP9 = ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-cpu-used', '2', '-b:v', '570k']
const OPUS = ['-c:a', 'libopus', '-b:a', '56k']
/** In px, as the player asks for them (`src/sections/bonus/bonus-section.tsx`). */
const STILL_WIDTHS = { large: 1280, small: 720 }

/**
 * Packs a folder's numbered pictures and sound.wav into name.mp4, name.webm and the still name.webp, which comes in a
 * small screen's width, too. `rate` in pictures per second, `poster` the number of the still's picture.
 */
export async function packFilm(folder: string, rate: number, poster: number, name: string) {
  const pictures = ['-framerate', String(rate), '-i', join(folder, '%d.png')]
  const input = [...pictures, '-i', join(folder, 'sound.wav'), ...COMMON]
  packTwice([...input, ...H264, '-passlogfile', join(folder, 'h264')], [...AAC, `${name}.mp4`])
  packTwice([...input, ...VP9, '-passlogfile', join(folder, 'vp9')], [...OPUS, `${name}.webm`])
  const still = join(folder, `${poster}.png`)
  await packStill(still, STILL_WIDTHS.large, `${name}.webp`)
  await packStill(still, STILL_WIDTHS.small, `${name}-${STILL_WIDTHS.small}.webp`)
}

/** Sixteen colours without loss are enough for flat inks, and weigh less than a lossy picture; `width` in px. */
async function packStill(picture: string, width: number, file: string) {
  const flat = await sharp(picture).resize(width).png({ palette: true, colours: 16, dither: 0 }).toBuffer()
  await sharp(flat).webp({ lossless: true, effort: 6 }).toFile(file)
}

/** In two passes, so that the bits go to where most moves. */
function packTwice(film: string[], soundAndFile: string[]) {
  ffmpeg(...film, '-pass', '1', '-an', '-f', 'null', '/dev/null')
  ffmpeg(...film, '-pass', '2', ...soundAndFile)
}

export function ffmpeg(...options: string[]) {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], { stdio: 'inherit' })
}
