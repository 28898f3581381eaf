let worker: Worker | undefined

/**
 * Returns the page's only worker for films.
 * It is started with the editor, as nothing is fetched once there is artwork.
 */
export function getFilmWorker(): Worker {
  if (worker !== undefined) return worker
  const newWorker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' })
  // After an error of the worker, the next call starts a new one.
  newWorker.addEventListener('error', () => (worker = undefined))
  return (worker = newWorker)
}
