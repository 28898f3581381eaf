import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Who did something. The name is kept as it was then, as colleagues leave. */
export type Actor = { id: string; name: string }

/** Returns who is signed in, by name or else by e-mail address; a key of the API by its id. */
export async function readActor(id: string, container: MedusaContainer): Promise<Actor> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id })
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ').trim()
  return { id, name: name || user?.email || id }
}
