import { COOKIE_CONSENT_DAYS } from '@contract/limits'
import { SETTINGS } from '@contract/settings'
import { readCookie, writeCookie } from '@/lib/cookies'

const ACCEPTED = 'true'
const listeners = new Set<() => void>()

/** Whether the visitor has pressed the understand button within the last 150 days. */
export function hasConsent(): boolean {
  return readCookie(document.cookie, SETTINGS.consentCookie) === ACCEPTED
}

/** Stores the consent flag for 150 days (specification, section 9) and hides every banner. */
export function giveConsent(): void {
  writeCookie(SETTINGS.consentCookie, ACCEPTED, COOKIE_CONSENT_DAYS)
  for (const listener of listeners) listener()
}

/** Calls back when consent is given on this page. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
