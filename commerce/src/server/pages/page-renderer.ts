import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderRequest, RenderResponse } from '../../contract/render-request'

const TIMEOUT_MS = 5000

/** Renders the body of a page with the site's own code; rejects where that fails or takes too long. */
export type RenderBody = (request: RenderRequest) => Promise<string>

/** Renders pages of a built site in a worker thread, one at a time; after a failure it is replaced. */
export function createPageRenderer(siteDir: string): RenderBody {
  let last: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined = start()

  function start(): Worker {
    // NODE_ENV chooses React's build; the shop's secrets stay out of the thread.
    const started = new Worker(join(siteDir, 'prerender', 'page-worker.js'), {
      env: { NODE_ENV: 'production' },
      // Some 20 times what a page takes; unbounded, the thread would grow to hundreds of megabytes.
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    })
    started.unref()
    started.on('error', (error) => console.error(error))
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  function render(request: RenderRequest): Promise<string> {
    const current = (worker ??= start())
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', fail).off('exit', onExit)
      }
      const onMessage = (response: RenderResponse) => {
        settle()
        if ('body' in response) resolve(response.body)
        else reject(new Error(response.error))
      }
      const fail = (error: Error) => {
        settle()
        if (worker === current) worker = undefined
        void current.terminate()
        reject(error)
      }
      const onExit = () => fail(new Error('The thread that renders pages has ended'))
      const timer = setTimeout(
        () => fail(new Error(`${request.path ?? request.name} took too long`)),
        TIMEOUT_MS,
      )
      current.on('message', onMessage).on('error', fail).on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      current.postMessage(request)
    })
  }

  return (request) => {
    const body = last.then(() => render(request))
    last = body.catch(() => undefined)
    return body
  }
}
