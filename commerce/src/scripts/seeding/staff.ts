import { createUsersWorkflow, setAuthAppMetadataWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { listAlikeEmails, USER_EMAILS_SQL } from '../../auth/account-email'
import { readRows } from '../../lib/database'
import type { Environment } from '../../lib/environment'
import { PASSWORD_PROVIDER_ID } from '../../lib/provider-ids'
import { assertNotGuessable, NO_ACCOUNT } from './staff-password'

/** Creates the staff account; its password is never overwritten. */
export async function seedStaff(container: MedusaContainer, environment: Environment): Promise<void> {
  const { adminEmail, adminPassword } = environment
  const users = await readRows<{ email: string }>(container, USER_EMAILS_SQL)
  const emails = users.map(({ email }) => email)
  if (listAlikeEmails(adminEmail, emails).length > 0) return
  if (adminPassword === undefined) {
    container.resolve('logger').warn(NO_ACCOUNT)
    return
  }
  assertNotGuessable(adminPassword, adminEmail)
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register(PASSWORD_PROVIDER_ID, { body: { email: adminEmail, password: adminPassword } })
  if (authIdentity === undefined) throw new Error(`The staff account could not be created: ${error}`)
  const { result } = await createUsersWorkflow(container).run({ input: { users: [{ email: adminEmail }] } })
  const [user] = result
  if (user === undefined) throw new Error('Medusa created no user.')
  await setAuthAppMetadataWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, actorType: 'user', value: user.id },
  })
}
