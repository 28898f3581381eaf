import type { IncomingMessage, ServerResponse } from 'node:http'
import { computeContentHash } from '../../lib/hash'
import { isReadRequest } from '../../lib/http/safe-methods'
import type { CatalogueIndex } from '../../catalogue/catalogue-index'
import { DATA_POLICY } from '../guard/security-headers'
import { type ResponseHeaders, sendCompressed } from '../../lib/http/send-compressed'
import { compressResponse, type CompressedResponse } from '../../lib/http/compression'
import {
  type SiteMapEntry,
  renderSiteMapIndex,
  renderSiteMapPart,
  type SiteMapPart,
  buildSiteMapParts,
} from './site-map'
import { CATALOGUE_PATH } from '../../contract/api/api-paths'

const SITE_MAP_INDEX_PATH = '/sitemap.xml'

type CrawlerOptions = {
  publicUrl: string
  catalogue: () => CatalogueIndex | undefined
  headers: ResponseHeaders
}

/** Serves /robots.txt, /sitemap.xml and its parts. A file is built again only if its entries have changed. */
export function createCrawlerLayer({ publicUrl, catalogue, headers }: CrawlerOptions) {
  const robotsFile = compressResponse(renderRobotsTxt(publicUrl))
  const files = new Map<string, { version: string; file: Promise<CompressedResponse> }>()
  let current: { index: CatalogueIndex | undefined; parts: readonly SiteMapPart[] } | undefined

  function buildCurrentParts(): readonly SiteMapPart[] {
    const index = catalogue()
    if (current === undefined || current.index !== index) {
      current = { index, parts: buildSiteMapParts(index) }
      const paths = new Set(current.parts.map(({ path }) => path))
      for (const path of files.keys())
        if (path !== SITE_MAP_INDEX_PATH && !paths.has(path)) files.delete(path)
    }
    return current.parts
  }

  function findFile(path: string): Promise<CompressedResponse> | undefined {
    if (path === '/robots.txt') return robotsFile
    if (path !== SITE_MAP_INDEX_PATH && !path.startsWith('/sitemaps/')) return undefined
    const parts = buildCurrentParts()
    if (path === SITE_MAP_INDEX_PATH) return buildSiteMapFile(path, parts, renderSiteMapIndex)
    const part = parts.find((candidate) => candidate.path === path)
    return part && buildSiteMapFile(path, part.entries, renderSiteMapPart)
  }

  function buildSiteMapFile(path: string, entries: readonly SiteMapEntry[], write: typeof renderSiteMapPart) {
    const version = getEntriesVersion(entries)
    const cached = files.get(path)
    if (cached?.version === version) return cached.file
    const file = compressResponse(write(publicUrl, entries))
    files.set(path, { version, file })
    file.catch(() => files.delete(path))
    return file
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!isReadRequest(request)) return false
    const found = findFile(path)
    if (found === undefined) return false
    found
      .then((file) =>
        sendCompressed(request, response, file, {
          ...headers,
          'Content-Security-Policy': DATA_POLICY,
          'Content-Type': `${path.endsWith('.xml') ? 'application/xml' : 'text/plain'}; charset=utf-8`,
          Vary: 'Accept-Encoding',
          'Cache-Control': 'no-cache',
        }),
      )
      .catch((error: unknown) => response.destroy(error as Error))
    return true
  }
}

const versions = new WeakMap<object, string>()

/** Cached by object, as the entries are the same object until the catalogue is read again. */
function getEntriesVersion(entries: readonly SiteMapEntry[]): string {
  const cached = versions.get(entries)
  if (cached !== undefined) return cached
  const lines = entries.map(({ path, changed }) => `${path} ${changed?.getTime() ?? ''}`)
  const version = computeContentHash(lines.join('\n'))
  versions.set(entries, version)
  return version
}

/**
 * Crawlers may fetch pages and the catalogue that they read. '/app' without its slash would also match '/apps'.
 */
export function renderRobotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Allow: ${CATALOGUE_PATH}`,
    'Disallow: /api/',
    'Disallow: /app$',
    'Disallow: /app/',
    'Disallow: /admin',
    'Disallow: /store/',
    'Disallow: /auth/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
