import { existsSync, type Stats, statSync } from 'node:fs'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import express from 'express'
import type { Response } from 'express'
import sirv from 'sirv'
import type { RequestLayer } from '../pages/page-server'
import { DATA_POLICY, setSecurityHeaders, WORKER_POLICY } from '../guard/security-headers'
import { UPLOAD_NAME, UPLOADS_PATH } from '../../lib/images/upload-paths'
import { decodePath } from '../../lib/http/decode-path'
import { isReadRequest } from '../../lib/http/safe-methods'
import type { ResponseHeaders } from '../../lib/http/send-compressed'

/** Errors of conditional and range requests are answered as they are, all others with 404. */
const RANGE_ERROR_STATUSES: ReadonlySet<number> = new Set([412, 416])

export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'

const CACHED_FOR_AN_HOUR = 'public, max-age=3600'

/** Files whose name contains a hash are cached for ever, others for an hour. */
function getAssetCaching(path: string): string {
  return path.startsWith('/static/') || /[.-][0-9a-f]{8,}\.\w+$/.test(path)
    ? CACHED_FOR_EVER
    : CACHED_FOR_AN_HOUR
}

export function createAssetLayer(siteDir: string, headers: ResponseHeaders): RequestLayer {
  const folder = join(siteDir, 'site')
  const setHeaders = (response: ServerResponse, path: string) => {
    setSecurityHeaders(response, headers, path.endsWith('.js') ? WORKER_POLICY : DATA_POLICY)
    response.setHeader('Cache-Control', getAssetCaching(path))
    response.setHeader('Accept-Ranges', 'bytes')
  }
  const serve = sirv(folder, { extensions: [], etag: true, gzip: true, brotli: true, setHeaders })
  const serveRange = createRangeHandler(folder, setHeaders)
  return (request, response, path) => {
    if (!isReadRequest(request)) return false
    // sirv would crash on a file that was deleted after the start.
    if (path.includes('\0') || !isFile(join(folder, decodePath(path, decodeURI)))) return false
    let found = true
    if (request.headers.range !== undefined) {
      serveRange(request, response as Response, (error?: unknown) => sendFileError(response, error))
      return true
    }
    closeOnReadError(response)
    serve(request, response, () => {
      found = false
    })
    return found
  }
}

/**
 * Closes the connection when a file cannot be read to its end. sirv does not listen to what it reads from: a file or a
 * compressed twin that has been deleted since sirv found it would end the process.
 */
export function closeOnReadError(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
}

/** Answers range requests of video players (RFC 9110, section 14), which sirv answers wrongly. */
function createRangeHandler(folder: string, setHeaders: (response: ServerResponse, path: string) => void) {
  return express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    cacheControl: false,
    setHeaders: (response, file, { size, mtime }: Stats) => {
      setHeaders(response, file.slice(folder.length))
      response.setHeader('Vary', 'Accept-Encoding')
      // The same ETag as sirv's for the whole file.
      response.setHeader('ETag', `W/"${size}-${mtime.getTime()}"`)
    },
  })
}

/** statSync throws on a path that is too long; existsSync does not. */
const isFile = (path: string): boolean =>
  existsSync(path) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)

export function createUploadsLayer(folder: string, headers: ResponseHeaders): RequestLayer {
  const setHeaders = (response: ServerResponse) => response.setHeader('Cache-Control', CACHED_FOR_EVER)
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    cacheControl: false,
    setHeaders,
  })
  return (request, response, path) => {
    if (!path.startsWith(UPLOADS_PATH)) return false
    if (!isReadRequest(request)) return false
    const name = path.slice(UPLOADS_PATH.length)
    setSecurityHeaders(response, headers, DATA_POLICY)
    request.url = `/${name}`
    const refuse = (error?: unknown) => sendFileError(response, error)
    // The folder also holds parts of unfinished pictures, which are not served.
    if (UPLOAD_NAME.test(name)) serve(request, response as Response, refuse)
    else refuse()
    return true
  }
}

type StaticFileError = { status: number; headers: OutgoingHttpHeaders }

/**
 * Sends an error of express.static. Removes the file's headers,
 * which are set already and would let caches keep the error.
 */
function sendFileError(response: ServerResponse, error: unknown) {
  const { status = 404, headers }: Partial<StaticFileError> = error ?? {}
  if (response.headersSent) return void response.destroy()
  response.removeHeader('Cache-Control')
  response.writeHead(RANGE_ERROR_STATUSES.has(status) ? status : 404, headers).end()
}
