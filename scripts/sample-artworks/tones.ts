import { drawCircle, renderPng, strokePath, wrapInSvg, paintWhite } from './svg-pen.ts'

/** A sun that fades out: all tones, twice. */
export function drawGradient(): Promise<Buffer> {
  const bars = [1180, 1320, 1450, 1570, 1680, 1780].map((y, index) => `<rect x="200" y="${y}" width="1600" height="${26 + index * 8}" fill="#fff"/>`) // oxfmt-ignore
  return renderPng(
    wrapInSvg(
      2000,
      2000,
      `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
      <radialGradient id="b"><stop offset="0.74" stop-color="#000" stop-opacity="0.55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
      ${paintWhite(2000, 2000)}${drawCircle(1000, 1000, 980, 'fill="url(#b)"')}${drawCircle(1000, 1000, 740, 'fill="#fff"')}${drawCircle(1000, 1000, 720, 'fill="url(#a)"')}${bars.join('')}`,
    ),
  )
}

/** A balloon of 24 stripes, each in another colour. */
export function drawManyColours(): Promise<Buffer> {
  const stripes = Array.from({ length: 24 }, (_, index) => {
    const [from, to] = [-1 + index / 12, -1 + (index + 1) / 12]
    const edge = (part: number) =>
      `C${(part * 700).toFixed(1)} 130 ${(part * 640).toFixed(1)} 900 ${(part * 150).toFixed(1)} 1300`
    const back = (part: number) => `C${(part * 640).toFixed(1)} 900 ${(part * 700).toFixed(1)} 130 0 0`
    return `<path d="M0 0${edge(from)}L${(to * 150).toFixed(1)} 1300${back(to)}Z" fill="hsl(${index * 15} ${index % 2 ? 78 : 62}% ${[42, 58, 34][index % 3]}%)"/>`
  })
  return renderPng(
    wrapInSvg(
      1800,
      2100,
      `${paintWhite(1800, 2100)}<g transform="translate(900 120)">${stripes.join('')}
      ${strokePath('M-145 1310L-90 1600M145 1310L90 1600M-50 1310L-40 1600M50 1310L40 1600', '#3b2a1e', 10)}
      <path d="M-105 1600H105L88 1790H-88Z" fill="#3b2a1e"/></g>`,
    ),
  )
}
