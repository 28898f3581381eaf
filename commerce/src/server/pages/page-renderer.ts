import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderRequest, RenderResponse } from '../../contract/render-request'

/** Longer than this, in ms, nobody waits for the rendering of a page that can do without. */
const TIMEOUT_MS = 5000

/** Renders the body of a page with the site's own code; rejects where that fails or takes too long. */
export type RenderBody = (request: RenderRequest) => Promise<string>

/** The renderer of a built site: a thread that makes one page at a time, and is started anew after it has failed. */
export function createPageRenderer(siteDir: string): RenderBody {
  let turn: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined = start()

  function start(): Worker {
    // The environment says which build of React it is; the shop's secrets are none of a page's business.
    const started = new Worker(join(siteDir, 'prerender', 'page-worker.js'), {
      env: { NODE_ENV: 'production' },
      // Some 20 times what a page takes: without a bound the thread collects garbage only at hundreds of megabytes.
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    })
    // The server may end whenever it wants to.
    started.unref()
    started.on('error', (error) => console.error(error))
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  function make(request: RenderRequest): Promise<string> {
    const maker = (worker ??= start())
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        maker.off('message', tell).off('error', giveUp).off('exit', ended)
      }
      const tell = (answer: RenderResponse) => {
        settle()
        if ('body' in answer) resolve(answer.body)
        else reject(new Error(answer.error))
      }
      const giveUp = (error: Error) => {
        settle()
        if (worker === maker) worker = undefined
        void maker.terminate()
        reject(error)
      }
      const ended = () => giveUp(new Error('The thread that renders pages has ended'))
      const timer = setTimeout(() => giveUp(new Error(`${request.path} took too long`)), TIMEOUT_MS)
      maker.on('message', tell).on('error', giveUp).on('exit', ended)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      maker.postMessage(request)
    })
  }

  return (request) => {
    const made = turn.then(() => make(request))
    turn = made.catch(() => undefined)
    return made
  }
}
