import { fetchApi } from '@/lib/requests/http'
import { createListeners } from '@/lib/listeners'
import { readStored, removeStored, writeStored } from '@/lib/storage'

/** A hint that a session may exist, so that visitors without one send no request. The cookie decides. */
const HINT_KEY = 'atelier-steinbock.staff'

const storage = () => localStorage
const changes = createListeners()
/** A sign-out without an answer yet. Its answer clears the cookie, so a new sign-in waits for it. */
let pendingSignOut: Promise<unknown> | undefined

/** Returns whether someone has signed in with this browser, by the hint. */
export function isSignedIn(): boolean {
  return readStored(storage, HINT_KEY) === true
}

/** Calls back after each change, also by another tab. Returns an unsubscribe function. */
export function subscribeToSession(onChange: () => void): () => void {
  const onStorageEvent = ({ key }: StorageEvent) => {
    if (key === HINT_KEY || key === null) onChange()
  }
  const unsubscribe = changes.add(onChange)
  window.addEventListener('storage', onStorageEvent)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorageEvent)
  }
}

/** A sign-in that waits for the second factor. Its token gives no access yet. */
export type SecondFactorChallenge = { id: string; token: string; hasRecoveryCodes: boolean }
export type CodeMethod = 'totp' | 'recovery_code'

type PasswordAnswer = { token: string; mfa_challenge?: { id: string; methods: string[] } }

/** Signs in, or returns the challenge of a second factor. Rejects with HttpError: 401 for a wrong password. */
export async function signIn(email: string, password: string): Promise<SecondFactorChallenge | undefined> {
  await pendingSignOut
  const { token, mfa_challenge: challenge } = await fetchApi<PasswordAnswer>('/auth/user/emailpass', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  if (challenge === undefined) {
    await openSession(token)
    return undefined
  }
  const { id, methods } = challenge
  return { id, token, hasRecoveryCodes: methods.includes('recovery_code' satisfies CodeMethod) }
}

/** Signs in with a code for the challenge. Rejects with HttpError: 400 for a wrong code. */
export async function confirmSignIn(
  waiting: SecondFactorChallenge,
  method: CodeMethod,
  code: string,
): Promise<void> {
  const path = `/auth/mfa/challenges/${encodeURIComponent(waiting.id)}/verify`
  const { token } = await fetchApi<{ token: string }>(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${waiting.token}` },
    body: JSON.stringify({ method, code: code.replaceAll(/\s/g, '') }),
  })
  await openSession(token)
}

/** Exchanges the token for the session cookie, which no script can read. */
async function openSession(token: string): Promise<void> {
  await fetchApi('/auth/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  writeStored(storage, HINT_KEY, true)
  changes.notify()
}

/**
 * Ends the session on the server; keepalive lets the request outlive the tab.
 * The page counts as signed out even without an answer.
 */
export async function signOut(): Promise<void> {
  clearSession()
  pendingSignOut = fetchApi('/auth/session', { method: 'DELETE', keepalive: true }).catch(() => undefined)
  await pendingSignOut
}

/** Removes the hint of a session, so that the page shows the sign-in form. */
export function clearSession(): void {
  removeStored(storage, HINT_KEY)
  changes.notify()
}
