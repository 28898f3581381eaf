import type { ServerResponse } from 'node:http'
import type { PageName } from '../contract/pages'
import type { Shown } from '../contract/render-request'
import type { Language } from '../contract/settings'

export type ShownPage = {
  name: PageName
  language: Language
  status: number
  shown: Shown
  /** Of no visitor alone: rendered once, and kept for a while. */
  isShared?: boolean
}

/** Answers a form with a page of the site that needs no scripts. Rejects where it cannot be rendered. */
export type SendPage = (response: ServerResponse, page: ShownPage) => Promise<void>
