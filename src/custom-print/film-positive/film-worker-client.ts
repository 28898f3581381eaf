let worker: Worker | undefined

/** The worker that makes films: one for the page, started with the editor, as nothing is fetched once artwork is there. */
export function getFilmWorker(): Worker {
  if (worker !== undefined) return worker
  const started = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  // One that could not start, or broke, is started once more.
  started.addEventListener('error', () => (worker = undefined))
  return (worker = started)
}
