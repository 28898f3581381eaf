/** Calls one of the shop's routes below /admin; the admin is signed in with a cookie. Rejects with a sentence. */
export async function callAdmin(path: string, method = 'GET', json?: object): Promise<unknown> {
  const sent = json && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
  const response = await fetch(path, { method, credentials: 'include', ...sent })
  const body = (await response.json().catch(() => ({}))) as { message?: string }
  if (!response.ok) throw new Error(body.message ?? `The shop answered ${response.status}.`)
  return body
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
