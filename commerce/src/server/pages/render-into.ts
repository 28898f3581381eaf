import type { RenderRequest } from '../../contract/site/render-request'
import { replacePageBody } from './fill-page'
import type { ComposedPage } from './page-cache'
import type { RenderBody } from './page-renderer'

/** Renders a page's body into it. Where that fails, the page's scripts show what is missing. */
export async function withRenderedBody(
  composed: ComposedPage,
  request: RenderRequest,
  render: RenderBody,
): Promise<ComposedPage> {
  try {
    return { ...composed, html: replacePageBody(composed.html, await render(request), request.catalogue) }
  } catch (error) {
    console.error(error)
    return { ...composed, isFallback: true }
  }
}
