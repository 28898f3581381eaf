import { fetchApi } from '@/lib/http'
import { createListeners } from '@/lib/listeners'
import { readStored, removeStored, writeStored } from '@/lib/storage'

/** A hint that a session may exist, so that other visitors send no request; the cookie decides. */
const HINT_KEY = 'atelier-steinbock.staff'

const storage = () => localStorage
const changes = createListeners()
/** A sign-out that the server has not answered yet: its answer clears the cookie, whosever that is by then. */
let pendingSignOut: Promise<unknown> | undefined

/** Whether someone has signed in within this browser, as far as it knows. */
export function isSignedIn(): boolean {
  return readStored(storage, HINT_KEY) === true
}

/** Calls back after each change, also one in another tab; returns an unsubscribe function. */
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

/** A sign-in that waits for a second factor; its token opens nothing. */
export type SecondFactorChallenge = { id: string; token: string; hasRecoveryCodes: boolean }
export type CodeMethod = 'totp' | 'recovery_code'

type PasswordAnswer = { token: string; mfa_challenge?: { id: string; methods: string[] } }

/** Signs in, or returns what waits for a code. Throws HttpError: 401 for a wrong password. */
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

/** Signs in with the code that was waited for. Throws HttpError: 400 for a wrong one. */
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

/** Exchanges the token for the session cookie, so that no script keeps it. */
async function openSession(token: string): Promise<void> {
  await fetchApi('/auth/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  writeStored(storage, HINT_KEY, true)
  changes.notify()
}

/** Ends the session on the server, also where the tab is closed at once; without an answer, too, the page counts as signed out. */
export async function signOut(): Promise<void> {
  clearSession()
  pendingSignOut = fetchApi('/auth/session', { method: 'DELETE', keepalive: true }).catch(() => undefined)
  await pendingSignOut
}

export function clearSession(): void {
  removeStored(storage, HINT_KEY)
  changes.notify()
}
