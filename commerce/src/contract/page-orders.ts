import type { PageName } from './pages'
import type { Language } from './settings'

/** Asks the site's worker for the body of a page; `catalogue` is what GET /api/products answers. */
export type PageOrder = { id: number; name: PageName; language: Language; path: string; catalogue: string }

/** The body, as HTML, or why there is none. */
export type PageAnswer = { id: number; body: string } | { id: number; error: string }
