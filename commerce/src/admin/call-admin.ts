/** A failure in the shop's own words; `body` is its answer. */
export class AdminError extends Error {
  constructor(
    message: string,
    readonly body: unknown,
  ) {
    super(message)
  }
}

/** Calls one of the shop's routes below /admin; the admin is signed in with a cookie. Rejects with AdminError. */
export async function callAdmin(path: string, method = 'GET', json?: object): Promise<unknown> {
  const sent = json && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
  const response = await fetch(path, { method, credentials: 'include', ...sent })
  const body = (await response.json().catch(() => ({}))) as { message?: string }
  if (!response.ok) throw new AdminError(body.message ?? `The shop answered ${response.status}.`, body)
  return body
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
