import { join } from 'node:path'
import type { RenderRequest } from '../../contract/site/render-request'
import { createWorkerThread } from '../../lib/worker-thread'
import { replacePageBody } from './fill-page'
import type { ComposedPage } from './page-cache'

/** Renders the body of a page with the site's own code; rejects where that fails or takes too long. */
export type RenderBody = (request: RenderRequest) => Promise<string>

/** Renders pages of a built site in a worker thread, one at a time; after a failure it is replaced. */
export function createPageRenderer(siteDir: string): RenderBody {
  const render = createWorkerThread<RenderRequest, { body: string }>(
    join(siteDir, 'prerender', 'render-page-worker.js'),
    {
      timeoutMs: 5000,
      // Two seconds of pages: who comes after that gets the page that its scripts fill.
      maxQueued: 100,
      // NODE_ENV chooses React's build; the shop's secrets stay out of the thread.
      env: { NODE_ENV: 'production' },
      // Some 20 times what a page takes; unbounded, the thread would grow to hundreds of megabytes.
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    },
  )
  return async (request) => (await render(request, request.path ?? request.name)).body
}

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
