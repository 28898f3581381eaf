import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_RULES, fontRoutes } from '../fonts'
import { type Route, route } from '../http'
import { halftoneSun } from './halftone-sun'

const OWN = join(__dirname, 'assets')

/** Style, script and pictures of the hosted page. */
export function assetRoutes(): Route[] {
  return [
    asset('pay.css', 'text/css', Buffer.from(FONT_RULES + readFileSync(join(OWN, 'pay.css'), 'utf8'))),
    asset('pay.js', 'text/javascript', readFileSync(join(OWN, 'pay.js'))),
    asset('mark.svg', 'image/svg+xml', readFileSync(join(OWN, 'mark.svg'))),
    asset('ibex.svg', 'image/svg+xml', readFileSync(join(OWN, 'ibex.svg'))),
    asset('sun.svg', 'image/svg+xml', Buffer.from(halftoneSun())),
    ...fontRoutes(),
  ]
}

function asset(name: string, type: string, body: Uint8Array): Route {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=300' }
  return route('GET', `/assets/${name}`, () => ({ status: 200, headers, body }))
}
