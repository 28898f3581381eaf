import type { PageName } from './pages'
import type { Language } from '../settings'
import type { StudioProfile } from '../studio/studio-profile'

/** Asks the site's worker for the body of a page; `catalogue` is its served part of the catalogue, as JSON. */
export type RenderRequest = {
  name: PageName
  language: Language
  studio: StudioProfile
  /** Both only of a page that shows products. */
  path?: string
  catalogue?: string
}

/** The body, as HTML, or why there is none; in the order of the requests. */
export type RenderResponse = { body: string } | { error: string }
