import { createUsersWorkflow, setAuthAppMetadataWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Environment } from '../../lib/environment'
import { isGuessable } from '../../lib/guessable-password'
import { PASSWORD_PROVIDER_ID } from '../../modules/staff-passwords/provider-id'

/** Creates the staff account; its password is never overwritten. */
export async function seedStaff(container: MedusaContainer, environment: Environment): Promise<void> {
  const { adminEmail, adminPassword } = environment
  const [existing] = await container.resolve(Modules.USER).listUsers({ email: adminEmail })
  if (existing !== undefined) return
  if (adminPassword === undefined) {
    container.resolve('logger').warn('Seed: no staff account, because ADMIN_PASSWORD is not set.')
    return
  }
  if (isGuessable(adminPassword, adminEmail))
    throw new Error('ADMIN_PASSWORD is among the first that are guessed. Choose another.')
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
