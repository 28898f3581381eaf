import type { MedusaContainer } from '@medusajs/framework/types'
import { PRESS_MODULE } from '../modules/custom-print'
import { PressError } from './custom-print-error'

/** Throws PressError where nothing more is kept. Several that arrive together may go over it, by as many as wait. */
export async function requireRoom(container: MedusaContainer): Promise<void> {
  const { isFull } = await container.resolve(PRESS_MODULE).requests.load()
  if (isFull) throw new PressError('storage_full')
}
