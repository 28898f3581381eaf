import { withoutLanguage } from '@/i18n/addressed-language'
import { paths } from '@/lib/paths'

/** Loads the current page anew, from the server. */
export function reloadPage(): void {
  location.reload()
}

/**
 * Loads the current page anew in the visitor's own language, whatever language its address names; as the same entry of
 * the history, with what is kept there.
 */
export function reloadInOwnLanguage(): void {
  history.replaceState(history.state, '', withoutLanguage(location.href))
  location.reload()
}

/** Goes to '/' with a full load, which leaves every broken state behind. */
export function goToHomepage(): void {
  location.assign(paths.home)
}
