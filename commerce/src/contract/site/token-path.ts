import { PRINT_PREVIEW_PATH } from '../api/api-paths'

/** Returns a path with the token of a link: of a page of the site, or of the API. */
export function buildTokenPath(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** Returns the path of the print preview of a link's request, or of a version of its proof. */
export function buildPreviewPath(token: string, version?: number): string {
  const path = buildTokenPath(PRINT_PREVIEW_PATH, token)
  return version === undefined ? path : `${path}&version=${version}`
}
