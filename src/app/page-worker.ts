import { parentPort } from 'node:worker_threads'
import type { PageAnswer, PageOrder } from '@contract/page-orders'
import { renderPage } from './prerender-page'

/**
 * Renders pages for the server (commerce/src/server/pages/page-renderer.ts), in a thread of its own, so that nobody else
 * waits meanwhile.
 */
parentPort?.on('message', async ({ id, name, language, path, catalogue }: PageOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await answer())

  async function answer(): Promise<PageAnswer> {
    try {
      const body = await renderPage(name, language, { path, catalogue: JSON.parse(catalogue) })
      return { id, body }
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
})
