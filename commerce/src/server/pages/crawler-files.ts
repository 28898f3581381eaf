import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { PageFacts } from '../../contract/page-facts'
import { DATA_POLICY, type Headers } from '../security-headers'
import { sendStored } from '../send-stored'
import { compressResponse, type CompressedResponse } from '../compressed-response'
import { robots } from './robots'
import { type SiteMapEntry, siteMapIndex, siteMapPart } from './site-map'
import { type SiteMapPart, siteMapParts } from './site-map-parts'

const INDEX = '/sitemap.xml'

type CrawlerOptions = {
  publicUrl: string
  /** Of any language: the paths are the same in all of them. */
  facts: PageFacts
  catalogue: () => CatalogueFacts | undefined
  headers: Headers
}

/**
 * /robots.txt, /sitemap.xml and the parts that it names, each compressed when it is first asked for and again only after
 * something that stands in it has changed, which stock and prices do not.
 */
export function createCrawlerLayer({ publicUrl, facts, catalogue, headers }: CrawlerOptions) {
  const forRobots = compressResponse(robots(publicUrl))
  const kept = new Map<string, { version: string; file: Promise<CompressedResponse> }>()
  let current: { known: CatalogueFacts | undefined; parts: readonly SiteMapPart[] } | undefined

  function currentParts(): readonly SiteMapPart[] {
    const known = catalogue()
    if (current === undefined || current.known !== known) {
      current = { known, parts: siteMapParts(facts, known) }
      const paths = new Set(current.parts.map(({ path }) => path))
      for (const path of kept.keys()) if (path !== INDEX && !paths.has(path)) kept.delete(path)
    }
    return current.parts
  }

  function fileAt(path: string): Promise<CompressedResponse> | undefined {
    if (path === '/robots.txt') return forRobots
    if (path !== INDEX && !path.startsWith('/sitemaps/')) return undefined
    const parts = currentParts()
    if (path === INDEX) return keep(path, parts, siteMapIndex)
    const part = parts.find((one) => one.path === path)
    return part && keep(path, part.entries, siteMapPart)
  }

  function keep(path: string, content: readonly SiteMapEntry[], write: typeof siteMapPart) {
    const version = versionOf(content)
    const known = kept.get(path)
    if (known?.version === version) return known.file
    const file = compressResponse(write(publicUrl, content))
    kept.set(path, { version, file })
    // One that could not be compressed is made again for the next who asks.
    file.catch(() => kept.delete(path))
    return file
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const found = fileAt(path)
    if (found === undefined) return false
    found
      .then((file) =>
        sendStored(request, response, file, {
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

/** Computed once for each reading of the catalogue. */
function versionOf(content: readonly SiteMapEntry[]): string {
  const known = versions.get(content)
  if (known !== undefined) return known
  const places = content.map(({ path, changed }) => `${path} ${changed?.getTime() ?? ''}`)
  const version = createHash('sha256').update(places.join('\n')).digest('base64url')
  versions.set(content, version)
  return version
}
