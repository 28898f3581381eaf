import { STUDIO_PLACEHOLDERS } from '../../contract/studio/studio-profile'
import { composePage, type PageSource, type SiteFacts } from './compose-page'
import { hashObject } from './hash-of'
import { createPageCache, type FoundPage } from './page-cache'
import type { RenderBody } from './page-renderer'
import { withRenderedBody } from './render-into'

type SitePagesOptions = { site: () => SiteFacts; render: RenderBody }

/** Pages that show no products: as they were prerendered, or rendered with the facts that the studio has entered. */
export function createSitePages({ site, render }: SitePagesOptions) {
  const cache = createPageCache()
  return (key: string, source: PageSource): FoundPage | Promise<FoundPage> => {
    const now = site()
    const version = hashObject(now.studio)
    return cache.page(key, version, async () => {
      const composed = composePage(source, now)
      if (version === hashObject(STUDIO_PLACEHOLDERS)) return composed
      const { name, language } = source
      return withRenderedBody(composed, { name, language, studio: now.studio }, render)
    })
  }
}
