import { withoutLanguage } from '@/i18n/language-from-url'
import { paths } from '@/lib/paths'

export function reloadPage(): void {
  location.reload()
}

/** Reloads the page without the language that its URL names; keeps the history entry and its state. */
export function reloadInOwnLanguage(): void {
  history.replaceState(history.state, '', withoutLanguage(location.href))
  location.reload()
}

export function goToHomepage(): void {
  location.assign(paths.home)
}
