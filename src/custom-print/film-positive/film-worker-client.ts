let worker: Worker | undefined

/** The worker that makes films: one for the page, started with the bench, as nothing is fetched once a drawing is there. */
export function filmWorker(): Worker {
  if (worker !== undefined) return worker
  const started = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  // One that could not start, or broke, is started once more.
  started.addEventListener('error', () => (worker = undefined))
  return (worker = started)
}
