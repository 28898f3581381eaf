import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, route } from './http'

const PACKAGES = join(__dirname, '..', '..', 'node_modules', '@fontsource-variable')
const FACES = [
  { family: 'Besley', package: 'besley', file: 'besley-latin-wght-normal.woff2' },
  { family: 'Hanken Grotesk', package: 'hanken-grotesk', file: 'hanken-grotesk-latin-wght-normal.woff2' },
].filter((face) => existsSync(pathOf(face)))

/** The site's own typefaces, where they are installed; without them the system's serve. */
export const FONT_RULES = FACES.map(
  ({ family, file }) =>
    `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(/fonts/${file})}`,
).join('\n')

export function fontRoutes(): Route[] {
  const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=300' }
  return FACES.map((face) => {
    const body = readFileSync(pathOf(face))
    return route('GET', `/fonts/${face.file}`, () => ({ status: 200, headers, body }))
  })
}

function pathOf(face: { package: string; file: string }): string {
  return join(PACKAGES, face.package, 'files', face.file)
}
