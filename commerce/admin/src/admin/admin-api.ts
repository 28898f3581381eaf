import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fillTemplate } from '../../../src/contract/text/template'
import texts from './i18n'
import { getAdminLanguage } from './use-admin-texts'

/** A failure with a sentence of the shop. `body` is the response's. */
export class AdminError extends Error {
  constructor(
    message: string,
    readonly body: unknown,
  ) {
    super(message)
  }
}

/** Calls a route for staff with the admin's session cookie; returns its JSON. Rejects with AdminError. */
export async function callAdmin(path: string, method = 'GET', json?: object): Promise<unknown> {
  return readJson(await fetchAdmin(path, method, json))
}

/** Posts to a route for staff that answers with a file. Rejects with AdminError. */
export async function fetchAdminFile(path: string, json: object): Promise<Blob> {
  return (await fetchAdmin(path, 'POST', json)).blob()
}

async function fetchAdmin(path: string, method: string, json?: object): Promise<Response> {
  const sent = json && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
  const response = await fetch(path, { method, credentials: 'include', ...sent }).catch(() => {
    // The browser's own message is English and meant for developers.
    throw new AdminError(getFailureTexts().offline, undefined)
  })
  if (response.ok) return response
  const body = (await readJson(response)) as { message?: string }
  const status = fillTemplate(getFailureTexts().status, { status: response.status })
  // Staff do not see the message of a server error.
  throw new AdminError((response.status < 500 ? body.message : undefined) ?? status, body)
}

/** Returns an empty object where an answer is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => ({}))
}

/** Returns the texts of failures in the admin's language. */
function getFailureTexts() {
  return texts[getAdminLanguage()].failures
}

/**
 * Queries a route of the shop now and every `everyMs` ms, also in a background tab. A failure keeps the last data.
 */
export function useShopQuery<Schema extends z.ZodMiniType>(path: string, schema: Schema, everyMs: number) {
  return useQuery({
    queryKey: [path],
    queryFn: () => fetchParsed(path, schema),
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
  })
}

/** Rejects with a sentence for staff. */
async function fetchParsed<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, success } = z.safeParse(schema, await callAdmin(path))
  if (!success) throw new Error(getFailureTexts().version)
  return data
}
