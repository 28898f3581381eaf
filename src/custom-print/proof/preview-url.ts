import { PRESS_PREVIEW_PATH } from '@contract/api/api-paths'

/** Returns the URL of the preview picture of a request, or of a version of its proof. */
export function getPreviewUrl(token: string, version: number | undefined): string {
  const query = new URLSearchParams({ token, ...(version !== undefined && { version: String(version) }) })
  return `${PRESS_PREVIEW_PATH}?${query}`
}
