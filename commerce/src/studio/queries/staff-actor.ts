import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Actor } from '../../modules/checkout/order-history'

/** Who is signed in: by name, or else by mail address; a key of the API by its id. */
export async function readActor(id: string, container: MedusaContainer): Promise<Actor> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id })
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ').trim()
  return { id, name: name || user?.email || id }
}
