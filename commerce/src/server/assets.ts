import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  const serve = sirv(folder, {
    extensions: [],
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader('Content-Security-Policy', DATA_POLICY)
      response.setHeader('Cache-Control', assetCaching(path))
    },
  })
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // sirv remembers the files it found at start; opening one that was deleted since would end the process.
    if (path.includes('\0') || !existsSync(join(folder, decoded(path)))) return false
    let found = true
    serve(request, response, () => {
      found = false
    })
    return found
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
