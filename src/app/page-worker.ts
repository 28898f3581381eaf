import { parentPort } from 'node:worker_threads'
import type { PageAnswer, PageOrder } from '@contract/page-orders'
import { renderPage } from './prerender-page'

/**
 * Renders pages for the server (commerce/src/server/pages/page-renderer.ts), in a thread of its own, so that the shop
 * does not stand still meanwhile.
 */
parentPort?.on('message', async (order: PageOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await answerTo(order))
})

async function answerTo({ name, language, path, catalogue }: PageOrder): Promise<PageAnswer> {
  try {
    return { body: await renderPage(name, language, { path, catalogue: JSON.parse(catalogue) }) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
