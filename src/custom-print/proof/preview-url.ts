import { PRESS_PREVIEW_PATH } from '@contract/api/api-paths'

/** Where the picture of a print is, of one version of its proof where it has any. */
export function getPreviewUrl(token: string, version: number | undefined): string {
  const query = new URLSearchParams({ token, ...(version !== undefined && { version: String(version) }) })
  return `${PRESS_PREVIEW_PATH}?${query}`
}
