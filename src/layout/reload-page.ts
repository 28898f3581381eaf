import { withoutLanguage } from '@/i18n/language-from-url'
import { paths } from '@/lib/paths'

/** Reloads the page from the server. */
export function reloadPage(): void {
  location.reload()
}

/**
 * Reloads the page in the visitor's own language, whatever language its URL names; keeps the history entry and its
 * state.
 */
export function reloadInOwnLanguage(): void {
  history.replaceState(history.state, '', withoutLanguage(location.href))
  location.reload()
}

export function goToHomepage(): void {
  location.assign(paths.home)
}
