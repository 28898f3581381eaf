/** Parts of the editor that are loaded after it. */
export const LAZY_PARTS = {
  picture: () => import('./download-preview'),
  trueSize: () => import('./true-size'),
  film: async () => {
    const [{ FilmPositiveView }, { getFilmWorker }] = await Promise.all([
      import('../film-positive/film-positive-view'),
      import('../film-positive/film-worker-client'),
    ])
    getFilmWorker()
    return { FilmPositiveView }
  },
}

/** Fetches them before they are asked for: while there is artwork in the editor, nothing is. Who needs one asks again. */
export function prefetchLazyParts(): void {
  for (const load of Object.values(LAZY_PARTS)) load().catch(() => undefined)
}
