import { paths } from '@/lib/paths'

/** Loads the current page anew, from the server. */
export function reloadPage(): void {
  location.reload()
}

/** Goes to '/' with a full load, which leaves every broken state behind. */
export function goToHomepage(): void {
  location.assign(paths.home)
}
