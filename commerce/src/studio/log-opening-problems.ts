import type { MedusaContainer } from '@medusajs/framework/types'
import { formatLaunchProblem } from '../contract/admin/launch-texts'
import { errorMessage } from '../lib/error-message'
import { getLaunchChecklist } from '../settings/launch-checklist'

/** Warns in the log of everything that is not ready for buyers, a line each; never rejects. */
export async function logLaunchProblems(container: MedusaContainer): Promise<void> {
  const logger = container.resolve('logger')
  try {
    const { problems } = await getLaunchChecklist(container)
    for (const each of problems) {
      const { problem, action } = formatLaunchProblem(each, 'en')
      logger.warn(`NOT READY FOR BUYERS: ${problem} ${action}`)
    }
  } catch (error) {
    logger.warn(`Whether the shop is ready for buyers could not be found out: ${errorMessage(error)}`)
  }
}
