import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PageAnswer, PageOrder } from '../../contract/page-orders'

/** Longer than this, in ms, nobody waits for a page that can do without. */
const PATIENCE_MS = 5000

/** Renders the body of a page with the site's own code; rejects where that fails or takes too long. */
export type RenderBody = (order: Omit<PageOrder, 'id'>) => Promise<string>

type Waiting = { resolve: (body: string) => void; reject: (error: Error) => void }

/** The renderer of a built site: a thread that is started anew after it has failed. */
export function createPageRenderer(siteDir: string): RenderBody {
  const waiting = new Map<number, Waiting>()
  let orders = 0
  let worker: Worker | undefined = start()

  function start(): Worker {
    const started = new Worker(join(siteDir, 'prerender', 'page-worker.js'))
    // The server may end whenever it wants to.
    started.unref()
    started.on('message', (answer: PageAnswer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('body' in answer) asker?.resolve(answer.body)
      else asker?.reject(new Error(answer.error))
    })
    started.on('error', giveUp)
    started.on('exit', () => giveUp(new Error('The thread that renders pages has ended')))
    return started

    function giveUp(error: Error): void {
      // It may have been given up already.
      if (worker !== started) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
  }

  return (order) =>
    new Promise((resolve, reject) => {
      worker ??= start()
      const id = orders++
      const timer = setTimeout(() => {
        // It hangs: the next one starts anew.
        void worker?.terminate()
        reject(new Error(`The page ${order.path} took too long`))
      }, PATIENCE_MS)
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          then(value)
        }
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, ...order } satisfies PageOrder)
    })
}
