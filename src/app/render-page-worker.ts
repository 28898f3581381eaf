import { parentPort } from 'node:worker_threads'
import type { RenderRequest, RenderResponse } from '@contract/site/render-request'
import { renderPage } from './render-page'

/**
 * Renders pages in a worker thread for commerce/src/server/pages/page-renderer.ts,
 * so that rendering blocks no other request.
 */
parentPort?.on('message', (request: RenderRequest) => void sendPage(request))

async function sendPage(request: RenderRequest): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await renderForRequest(request))
}

async function renderForRequest({
  name,
  language,
  studio,
  path,
  catalogue,
}: RenderRequest): Promise<RenderResponse> {
  try {
    const served =
      path === undefined || catalogue === undefined ? undefined : { path, catalogue: JSON.parse(catalogue) }
    return { body: await renderPage(name, language, studio, served) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
