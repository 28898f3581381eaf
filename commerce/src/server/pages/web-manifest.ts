import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isReadRequest } from '../../lib/http/safe-methods'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../../contract/studio/studio-profile'
import { compressResponse, type CompressedResponse } from '../../lib/http/compression'
import type { RequestLayer } from './page-server'
import { DATA_POLICY } from '../guard/security-headers'
import { type ResponseHeaders, sendCompressed } from '../../lib/http/send-compressed'

const MANIFEST_PATH = '/site.webmanifest'

type ManifestOptions = { siteDir: string; studio: () => StudioProfile; headers: ResponseHeaders }

/** Serves the built web app manifest with the studio's name. Rejects if it is missing. */
export async function createWebManifestLayer({
  siteDir,
  studio,
  headers,
}: ManifestOptions): Promise<RequestLayer> {
  const built = JSON.parse(await readFile(join(siteDir, 'site', MANIFEST_PATH), 'utf8')) as object
  let current: { name: string; file: Promise<CompressedResponse> } | undefined
  function buildFile(name: string): Promise<CompressedResponse> {
    if (current?.name !== name) {
      // The short name in the build is that of the placeholder, so another studio's name replaces both.
      const names = name === STUDIO_PLACEHOLDERS.name ? {} : { name, short_name: name }
      current = { name, file: compressResponse(JSON.stringify({ ...built, ...names })) }
    }
    return current.file
  }

  return (request, response, path) => {
    if (path !== MANIFEST_PATH || !isReadRequest(request)) return false
    buildFile(studio().name)
      .then((file) =>
        sendCompressed(request, response, file, {
          ...headers,
          'Content-Security-Policy': DATA_POLICY,
          'Content-Type': 'application/manifest+json; charset=utf-8',
          Vary: 'Accept-Encoding',
          'Cache-Control': 'no-cache',
        }),
      )
      .catch((error: unknown) => response.destroy(error as Error))
    return true
  }
}
