import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { negotiateLanguage } from '../../lib/http/negotiate-language'
import { ADMIN_ABSENCES, type AdminAbsence, renderAdminPage } from './admin-page'
import type { RequestLayer } from '../pages/page-server'
import { CACHED_FOR_EVER, closeOnReadError } from './static-files'

const ADMIN_PATH = '/app'
const RETRY_AFTER_SECONDS = '5'
/** The names of these files contain a hash of their content. */
const HASHED_ASSET_PATH = /^\/app\/assets\/[^/]+\.\w+$/

/**
 * Serves Medusa's admin from `folder`, where it is built while the shop runs: `public/app` once it is complete,
 * the file `absence` if it could not be built. Without it, the layer sends a page that says so.
 */
export function createAdminLayer(folder: string, siteDir: string): RequestLayer {
  const root = join(folder, 'public')
  const index = join(root, ADMIN_PATH, 'index.html')
  const styles = readSiteStyles(siteDir)
  const serve = sirv(root, {
    // sirv reads the folder on each request, as the admin may appear, and be replaced by a newer one.
    dev: true,
    etag: true,
    gzip: true,
    extensions: ['html'],
    single: 'app/index.html',
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', HASHED_ASSET_PATH.test(path) ? CACHED_FOR_EVER : 'no-cache'),
  })
  return (request, response, path) => {
    if (path !== ADMIN_PATH && !path.startsWith(`${ADMIN_PATH}/`)) return false
    if (!existsSync(index)) {
      sendAbsence(request, response, readAdminAbsence(folder), styles)
      return true
    }
    // sirv answers some ranges wrongly. A server may answer a range request
    // with the whole file (RFC 9110, section 14.2).
    delete request.headers.range
    let found = true
    closeOnReadError(response)
    serve(request, response, () => {
      found = false
    })
    return found
  }
}

function sendAbsence(
  { headers }: IncomingMessage,
  response: ServerResponse,
  absence: AdminAbsence,
  styles: string,
) {
  const language = negotiateLanguage(headers.cookie, headers['accept-language'])
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-store',
    ...(absence === 'building' && { 'Retry-After': RETRY_AFTER_SECONDS }),
  })
  response.end(renderAdminPage(absence, language, styles))
}

function readAdminAbsence(folder: string): AdminAbsence {
  const file = join(folder, 'absence')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return ADMIN_ABSENCES.find((absence) => absence === text) ?? 'building'
}

/** Returns the link element of the built site's styles, taken from one of its pages. */
function readSiteStyles(siteDir: string): string {
  const page = readFileSync(join(siteDir, 'pages', 'en', 'notFound.html'), 'utf8')
  return /<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? ''
}
