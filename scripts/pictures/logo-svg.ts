import { COLOURS } from '@contract/inks'
import { LOGO_BOX, LOGO_PATHS, type LogoPart } from '../../src/map/artwork/logo'
import { parsePath } from '../../src/map/artwork/path'
import { writePath } from './write-path'

const { paper: PAPER, forest: FOREST } = COLOURS

/** Returns the one-colour logo as SVG with transparent holes, for any background. */
export function renderLogoSvg(size: 'full' | 'small'): string {
  const [x, y, width, height] = LOGO_BOX
  const box = `<path fill="#fff" d="M${x} ${y}h${width}v${height}h-${width}z"/>`
  const layers = LOGO_PATHS[size].map((part) => renderLayer(part, '#fff', '#000')).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_BOX.join(' ')}">` +
    `<mask id="m" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${layers}</mask>` +
    `${box.replace('#fff', COLOURS.olive).replace('<path', '<path mask="url(#m)"')}</svg>\n`
  )
}

export function renderIconSvg(): string {
  const layers = LOGO_PATHS.small.map((part) => renderLayer(part, PAPER, FOREST)).join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<path fill="${FOREST}" d="M0 0h64v64H0z"/><circle cx="36" cy="25" r="19" fill="${COLOURS.clay}"/>` +
    `<g transform="translate(-2 3.500)scale(.06)">${layers}</g></svg>\n`
  )
}

function renderLayer({ part, path, width }: LogoPart, ink: string, ground: string): string {
  const colour = part === 'ink' ? ink : ground
  const paint = width
    ? `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${colour}"`
  return `<path ${paint} d="${writePath(parsePath(path))}"/>`
}
