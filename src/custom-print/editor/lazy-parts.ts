/** Parts of the bench that come after it. */
export const LATER_PARTS = {
  picture: () => import('./download-preview'),
  trueSize: () => import('./true-size'),
  film: async () => {
    const [{ FilmView }, { filmWorker }] = await Promise.all([
      import('../film-positive/film-positive-view'),
      import('../film-positive/film-worker-client'),
    ])
    filmWorker()
    return { FilmView }
  },
}

/** Fetches them before they are asked for: while a drawing lies on the bench, nothing is. Who needs one asks again. */
export function fetchLaterParts(): void {
  for (const load of Object.values(LATER_PARTS)) load().catch(() => undefined)
}
