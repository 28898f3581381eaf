/** Parts of the bench that come after it. */
export const LATER_PARTS = {
  picture: () => import('./save-picture'),
  trueSize: () => import('./true-size'),
  film: async () => {
    const [{ FilmView }, { filmWorker }] = await Promise.all([import('./film-view'), import('./film-client')])
    filmWorker()
    return { FilmView }
  },
}

/** Fetches them before they are asked for: while a drawing lies on the bench, nothing is. Who needs one asks again. */
export function fetchLaterParts(): void {
  for (const load of Object.values(LATER_PARTS)) load().catch(() => undefined)
}
