import { join } from 'node:path'
import type { RenderRequest } from '../../contract/site/render-request'
import { createWorkerThread } from '../../lib/worker-thread'
import { replacePageBody } from './fill-page'
import type { ComposedPage } from './page-cache'

/** Renders the body of a page by the site's own code. Rejects if that fails or takes too long. */
export type RenderBody = (request: RenderRequest) => Promise<string>

/** Renders pages of a built site in a worker thread, one at a time. After a failure the thread is replaced. */
export function createPageRenderer(siteDir: string): RenderBody {
  const render = createWorkerThread<RenderRequest, { body: string }>(
    join(siteDir, 'prerender', 'render-page-worker.js'),
    {
      timeoutMs: 5000,
      // With the one that runs, about two seconds of rendering. Further requests get the page that its scripts complete.
      maxWaiting: 99,
      // NODE_ENV selects React's build. The shop's secrets are not passed to the thread.
      env: { NODE_ENV: 'production' },
      // About 20 times the memory of a page. Without a limit the thread would grow to hundreds of megabytes.
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    },
  )
  return async (request) => (await render(request, request.path ?? request.name)).body
}

/** Renders the body into a page. If that fails, the page's scripts complete it in the browser. */
export async function addRenderedBody(
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
