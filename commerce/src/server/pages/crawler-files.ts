import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { PageFacts } from '../../contract/page-facts'
import { UNLISTED_PAGES } from '../../contract/pages'
import { DATA_POLICY, type Headers } from '../security-headers'
import { sendStored } from '../send-stored'
import { storedFile, type StoredFile } from '../stored-file'
import { robots } from './robots'
import { siteMap } from './site-map'

type CrawlerOptions = {
  publicUrl: string
  /** Of any language: the paths are the same in all of them. */
  facts: PageFacts
  catalogue: () => CatalogueFacts | undefined
  headers: Headers
}

/** /robots.txt and /sitemap.xml, written when they are asked for and again only after the catalogue has changed. */
export function createCrawlerLayer({ publicUrl, facts, catalogue, headers }: CrawlerOptions) {
  const forRobots = storedFile(robots(publicUrl))
  const paths = Object.values(facts.pages).flatMap(({ name, path }) =>
    path === null || UNLISTED_PAGES.includes(name) ? [] : [path],
  )
  let map: { version: string | undefined; file: Promise<StoredFile> } | undefined

  function currentMap(): Promise<StoredFile> {
    const known = catalogue()
    if (map === undefined || map.version !== known?.version)
      map = { version: known?.version, file: storedFile(siteMap(publicUrl, paths, known)) }
    return map.file
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (path !== '/robots.txt' && path !== '/sitemap.xml') return false
    const isMap = path === '/sitemap.xml'
    void (isMap ? currentMap() : forRobots).then((file) =>
      sendStored(request, response, file, {
        ...headers,
        'Content-Security-Policy': DATA_POLICY,
        'Content-Type': isMap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-cache',
      }),
    )
    return true
  }
}
