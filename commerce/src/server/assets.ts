import { existsSync, statSync, type Stats } from 'node:fs'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type Request, type Response } from 'express'
import sirv from 'sirv'
import type { Layer } from './page-server'
import { DATA_POLICY, type Headers } from './security-headers'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/**
 * How long browsers may keep a file: for good where its name changes with its content, as all of /static does and
 * pictures named with a hash; an hour otherwise.
 */
export function assetCaching(path: string): string {
  return path.startsWith('/static/') || /[.-][0-9a-f]{8,}\.\w+$/.test(path) ? YEAR : HOUR
}

/** The built site's files (scripts, styles, pictures, fonts), with their compressed twins where the build wrote them. */
export function createAssetLayer(siteDir: string, headers: Headers): Layer {
  const folder = join(siteDir, 'site')
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', DATA_POLICY)
    response.setHeader('Cache-Control', assetCaching(path))
    response.setHeader('Accept-Ranges', 'bytes')
  }
  const serve = sirv(folder, { extensions: [], etag: true, gzip: true, brotli: true, setHeaders })
  const serveRange = createRangeHandler(folder, setHeaders)
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // sirv remembers the files it found at start; opening one that was deleted since would end the process.
    if (path.includes('\0') || !isFile(join(folder, decoded(path)))) return false
    let found = true
    if (request.headers.range !== undefined) {
      serveRange(request as Request, response as Response, (error?: unknown) => refuse(response, error))
      return true
    }
    serve(request, response, () => {
      found = false
    })
    return found
  }
}

/**
 * Parts of a file, for players that seek in a film (RFC 9110, section 14). sirv answers ranges too, but wrongly where
 * they count from the end, stand for one byte or hang on If-Range.
 */
function createRangeHandler(folder: string, setHeaders: (response: ServerResponse, path: string) => void) {
  return express.static(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    cacheControl: false,
    setHeaders: (response, file, { size, mtime }: Stats) => {
      setHeaders(response, file.slice(folder.length))
      response.setHeader('Vary', 'Accept-Encoding')
      // sirv's own, so that a part and the whole are seen to belong together.
      response.setHeader('ETag', `W/"${size}-${mtime.getTime()}"`)
    },
  })
}

/** A range beyond the end is answered as such; whatever else cannot be served is not there. */
function refuse(response: ServerResponse, error: unknown): void {
  const known = error as Partial<HttpError> | undefined
  if (known?.status === 416) response.writeHead(416, known.headers).end()
  else response.writeHead(404).end()
}

/** What express.static passes on (package http-errors). */
type HttpError = { status: number; headers: OutgoingHttpHeaders }

/** A path that is too long to be one makes statSync throw, so it is asked second. */
const isFile = (path: string): boolean =>
  existsSync(path) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
