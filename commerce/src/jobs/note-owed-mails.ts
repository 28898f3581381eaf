import type { MedusaContainer } from '@medusajs/framework/types'
import { noteOwedMails } from '../workflows/mails/owed-mails'

export const config = { name: 'note-owed-mails', schedule: '*/30 * * * * *' }

/** Younger than this, Medusa's workflow may still take back what it has done. */
const SETTLED_FOR_MS = 30_000

/** Every half minute: parcels, refunds and cancellations whose event was lost with the process that held it. */
export default async function noteWhatIsOwed(container: MedusaContainer): Promise<void> {
  await noteOwedMails({ settledForMs: SETTLED_FOR_MS }, container)
}
