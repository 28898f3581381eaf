import type { MedusaContainer } from '@medusajs/framework/types'
import { queueMissingMails } from '../mails/missing-mails'

export const config = { name: 'note-owed-mails', schedule: '*/30 * * * * *' }

/** Younger than this, Medusa's workflow may still take back what it has done. */
const SETTLED_FOR_MS = 30_000

/** Notes the mails whose event was lost with its process. */
export default async function noteWhatIsOwed(container: MedusaContainer): Promise<void> {
  await queueMissingMails({ settledForMs: SETTLED_FOR_MS }, container)
}
