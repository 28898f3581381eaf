import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fillTemplate } from '../../../src/contract/text/template'
import texts from './i18n'
import { getAdminLanguage } from './use-admin-texts'

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
  const response = await fetch(path, { method, credentials: 'include', ...sent }).catch(() => {
    // The browser's own sentence is for developers, and in English.
    throw new AdminError(failureTexts().offline, undefined)
  })
  const body = (await response.json().catch(() => ({}))) as { message?: string }
  if (!response.ok) {
    const status = fillTemplate(failureTexts().status, { status: response.status })
    // That of a server error is not for staff.
    throw new AdminError((response.status < 500 ? body.message : undefined) ?? status, body)
  }
  return body
}

/** What is said of a failure in the language of the admin. */
function failureTexts() {
  return texts[getAdminLanguage()].failures
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Reads an address of the shop now and every `everyMs`, also in a tab at the back. A failure leaves what was read. */
export function useShopQuery<Schema extends z.ZodMiniType>(path: string, schema: Schema, everyMs: number) {
  return useQuery({
    queryKey: [path],
    queryFn: () => read(path, schema),
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
  })
}

/** Rejects with a sentence. */
async function read<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const { data, success } = z.safeParse(schema, await callAdmin(path))
  if (!success) throw new Error(failureTexts().version)
  return data
}
