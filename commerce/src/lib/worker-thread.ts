import { Worker, type WorkerOptions } from 'node:worker_threads'
import { createUnavailableRefusal } from '../refusals/shop-refusal'
import { TurnQueue } from './turn-queue'

type ThreadOptions = Pick<WorkerOptions, 'env' | 'resourceLimits'> & {
  /** In ms, for each request. */
  timeoutMs: number
  /** How many requests may wait behind the one that is running. */
  maxWaiting: number
}

/**
 * Sends a request to the thread. Rejects if it fails, takes too long or answers with an error;
 * with ShopRefusal 503 if too many are waiting.
 */
export type CallWorker<Request, Answer> = (request: Request, name: string) => Promise<Answer>

/** Starts a worker thread that answers one request at a time. After a failure the thread is replaced. */
export function createWorkerThread<Request, Answer extends object>(
  file: string,
  { timeoutMs, maxWaiting, ...options }: ThreadOptions,
): CallWorker<Request, Answer> {
  const queue = new TurnQueue(maxWaiting)
  let worker: Worker | undefined = start()

  function start(): Worker {
    const started = new Worker(file, options)
    started.unref()
    started.on('error', (error) => console.error(error))
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  function ask(request: Request, name: string): Promise<Answer> {
    const current = (worker ??= start())
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        current.off('message', onMessage).off('error', fail).off('exit', onExit)
      }
      const onMessage = (answer: Answer | { error: string }) => {
        settle()
        if ('error' in answer) reject(new Error(answer.error))
        else resolve(answer)
      }
      const fail = (error: Error) => {
        settle()
        if (worker === current) worker = undefined
        void current.terminate()
        reject(error)
      }
      const onExit = () => fail(new Error(`The thread for ${name} has ended`))
      const timer = setTimeout(() => fail(new Error(`${name} took too long`)), timeoutMs)
      current.on('message', onMessage).on('error', fail).on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      current.postMessage(request)
    })
  }

  return async (request, name) => {
    if (queue.isFull(file)) throw createUnavailableRefusal()
    return queue.run(file, () => ask(request, name))
  }
}
