import { request } from '@/lib/http'
import { createListeners } from '@/lib/listeners'
import { readStored, removeStored, writeStored } from '@/lib/storage'

/** A hint that a session may exist, so that other visitors send no request; the cookie decides. */
const HINT_KEY = 'atelier-steinbock.staff'

const storage = () => localStorage
const changes = createListeners()

/** Whether someone has signed in within this browser, as far as it knows. */
export function isSignedIn(): boolean {
  return readStored(storage, HINT_KEY) === true
}

/** Calls back after each change, also one in another tab; returns an unsubscribe function. */
export function subscribeToSession(onChange: () => void): () => void {
  const ofOtherTab = ({ key }: StorageEvent) => {
    if (key === HINT_KEY || key === null) onChange()
  }
  const unsubscribe = changes.add(onChange)
  window.addEventListener('storage', ofOtherTab)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', ofOtherTab)
  }
}

/** Exchanges the token for the session cookie, so that no script keeps it. Throws HttpError: 401 for a wrong password. */
export async function signIn(email: string, password: string): Promise<void> {
  const { token } = await request<{ token: string }>('/auth/user/emailpass', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  await request('/auth/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  writeStored(storage, HINT_KEY, true)
  changes.notify()
}

/** Ends the session on the server; the page counts as signed out even where the server does not answer. */
export async function signOut(): Promise<void> {
  clearSession()
  try {
    await request('/auth/session', { method: 'DELETE' })
  } catch {}
}

export function clearSession(): void {
  removeStored(storage, HINT_KEY)
  changes.notify()
}
