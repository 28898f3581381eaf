import type { MedusaContainer } from '@medusajs/framework/types'
import { queueMissingMails } from './queue-order-mails'

/**
 * Keeps back what was to be said of a parcel that was taken back, and corrects it where it was said. What is being sent
 * at this moment is corrected by the job that looks for missing mails.
 */
export async function withholdParcelMails(parcelId: string, container: MedusaContainer): Promise<void> {
  const mails = container.resolve('mailStore')
  await mails.withhold([`shipped:${parcelId}`, `ready:${parcelId}`])
  await queueMissingMails({ about: parcelId }, container)
}
