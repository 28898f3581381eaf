import type { PageName } from './pages'
import type { Language } from './language'
import type { StudioProfile } from '../studio/studio-profile'

/**
 * A request to the site's worker to render a page's body.
 * `catalogue` is the page's part of the catalogue, as JSON.
 */
export type RenderRequest = {
  name: PageName
  language: Language
  studio: StudioProfile
  /** Both are set only for pages that show products. */
  path?: string
  catalogue?: string
}

/** The body as HTML, or why rendering failed. Responses have the order of the requests. */
export type RenderResponse = { body: string } | { error: string }
