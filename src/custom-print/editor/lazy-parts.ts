/** Parts of the editor that are chunks of their own. */
export const LAZY_PARTS = {
  crop: () => import('./crop-controls'),
  picture: () => import('./download-preview'),
  trueSize: () => import('./true-size-print'),
  film: async () => {
    const [{ FilmPositiveView }, { getFilmWorker }] = await Promise.all([
      import('./film-positive-view'),
      import('../film-positive/film-worker-client'),
    ])
    getFilmWorker()
    return { FilmPositiveView }
  },
}

/**
 * Fetches the parts in advance, as nothing is fetched while there is artwork in the editor. A part that fails is
 * loaded again when it is needed.
 */
export function prefetchLazyParts(): void {
  for (const load of Object.values(LAZY_PARTS)) load().catch(() => undefined)
}
