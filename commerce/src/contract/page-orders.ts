import type { PageName } from './pages'
import type { Language } from './settings'

/** Asks the site's worker for the body of a page; `catalogue` is what GET /api/products answers. */
export type PageOrder = { name: PageName; language: Language; path: string; catalogue: string }

/** The body, as HTML, or why there is none; in the order in which they were asked for. */
export type PageAnswer = { body: string } | { error: string }
