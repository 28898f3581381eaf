import { COLOURS } from '@contract/print'
import { LOGO_BOX, LOGO_PATHS, type LogoPart } from '../../src/map/artwork/logo'
import { parsePath } from '../../src/map/artwork/path'
import { APP_STORE } from './words'
import { writePath } from './write-path'

const { paper: PAPER, forest: FOREST } = COLOURS

/** The one-colour mark with true holes, so that it stands on any ground. */
export function logoSvg(size: 'full' | 'small'): string {
  const [x, y, width, height] = LOGO_BOX
  const box = `<path fill="#fff" d="M${x} ${y}h${width}v${height}h-${width}z"/>`
  const layers = LOGO_PATHS[size].map((part) => layer(part, '#fff', '#000')).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_BOX.join(' ')}">` +
    `<mask id="m" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${layers}</mask>` +
    `${box.replace('#fff', COLOURS.olive).replace('<path', '<path mask="url(#m)"')}</svg>\n`
  )
}

export function iconSvg(): string {
  const layers = LOGO_PATHS.small.map((part) => layer(part, PAPER, FOREST)).join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<path fill="${FOREST}" d="M0 0h64v64H0z"/><circle cx="36" cy="25" r="19" fill="${COLOURS.clay}"/>` +
    `<g transform="translate(-2 3.500)scale(.06)">${layers}</g></svg>\n`
  )
}

function layer({ part, path, width }: LogoPart, ink: string, ground: string): string {
  const colour = part === 'ink' ? ink : ground
  const paint = width
    ? `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${colour}"`
  return `<path ${paint} d="${writePath(parsePath(path))}"/>`
}

/** Our own badge for the inventory app's store: a phone that takes a parcel in, and the words. */
export function badgeSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 232 64" width="232" height="64">' +
    `<path fill="${FOREST}" d="M0 0h232v64H0z"/>` +
    `<path fill="${COLOURS.sand}" d="M24 10h20a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z"/>` +
    `<path fill="${FOREST}" d="M24 16h20v30H24zM31 49h6v2h-6z"/>` +
    `<path fill="none" stroke="${PAPER}" stroke-width="3" d="M34 19v18M26.500 30l7.500 7.500 7.500-7.500M26 42.500h16"/>` +
    `<path fill="${PAPER}" transform="translate(66 41)" d="${APP_STORE}"/></svg>\n`
  )
}
