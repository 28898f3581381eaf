import { join } from 'node:path'
import type { RenderRequest } from '../../contract/site/render-request'
import { createWorkerThread } from '../../lib/worker-thread'

/** Renders the body of a page with the site's own code; rejects where that fails or takes too long. */
export type RenderBody = (request: RenderRequest) => Promise<string>

/** Renders pages of a built site in a worker thread, one at a time; after a failure it is replaced. */
export function createPageRenderer(siteDir: string): RenderBody {
  const render = createWorkerThread<RenderRequest, { body: string }>(
    join(siteDir, 'prerender', 'page-worker.js'),
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
