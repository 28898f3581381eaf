import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { parseEmail, parseStaffEmail } from '../contract/text/email'
import { queryRows } from '../lib/database'
import { PASSWORD_PROVIDER_ID } from '../lib/provider-ids'

const ACCOUNT_EMAILS_SQL = `select p.entity_id as email
  from provider_identity p join auth_identity account on account.id = p.auth_identity_id
  where p.provider = '${PASSWORD_PROVIDER_ID}' and p.deleted_at is null
    and account.app_metadata ->> 'user_id' is not null and account.deleted_at is null
  order by p.entity_id`

/**
 * Returns the addresses by which staff sign in, as they are stored: those of earlier releases as they were typed. Without
 * those of whoever was removed, or has not accepted an invitation yet.
 */
export async function listAccountEmails(database: Knex): Promise<string[]> {
  const rows = await queryRows<{ email: string }>(database, ACCOUNT_EMAILS_SQL)
  return rows.map(({ email }) => email)
}

/** The addresses of staff, with which mails find them. */
export const USER_EMAILS_SQL = `select email from "user" where deleted_at is null`

/**
 * Returns the stored address that a typed one means, whatever its case and the blanks around it. Where several stored ones
 * differ by case and blanks alone, only the exact spelling finds each.
 */
export function findAccountEmail(typedEmail: string, storedEmails: readonly string[]): string | undefined {
  const alike = listAlikeEmails(typedEmail, storedEmails)
  if (alike.length <= 1) return alike[0]
  return [typedEmail, parseEmail(typedEmail)].find(
    (spelling) => spelling !== undefined && alike.includes(spelling),
  )
}

/** Returns the stored addresses that differ from a typed one by case and blanks alone. */
export function listAlikeEmails(typedEmail: string, storedEmails: readonly string[]): string[] {
  const key = getAccountKey(typedEmail)
  return storedEmails.filter((email) => getAccountKey(email) === key)
}

/** Returns the same text for all spellings of an address of a member of staff. */
export function getAccountKey(email: string): string {
  return parseStaffEmail(email) ?? email.trim().toLowerCase()
}
