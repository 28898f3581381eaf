import { query } from '../../../commerce/tests/support/database'

const UNSENT =
  "select id from checkout_mail where state <> 'sent' or updated_at > now() - interval '10 seconds'"

/** Ids of the mails that are being sent just now: where a process is cut off they cannot be noted as sent, and may come twice. */
export async function listUnsentMails(databaseUrl: string): Promise<string[]> {
  return (await query<{ id: string }>(databaseUrl, UNSENT)).map(({ id }) => id)
}

/** Notes that each of these mails may have left without being noted as sent, and come once more. */
export function noteUncertainMails(doubled: Map<string, number>, ids: readonly string[]): void {
  for (const id of ids) doubled.set(id, (doubled.get(id) ?? 0) + 1)
}
