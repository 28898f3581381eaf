import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { LaunchChecklist } from '../contract/admin/launch-checklist'
import { readBackupStamp } from '../monitoring/backup-age'
import type { Environment } from '../lib/environment'
import { getErrorMessage } from '../lib/error-message'
import { hasTwintPayment } from '../orders/read/payment-queries'
import { readStore, toStudioProfile } from '../studio/read-studio-profile'
import { findLaunchProblems, type LaunchReadings } from './launch-rules'
import { buildStudioProfileForm } from '../studio/studio-profile-rules'
import { formatLaunchProblem } from '../contract/admin/launch-texts'

/** Returns what is not ready for buyers now. Asks the mail server, which may take seconds. */
export async function getLaunchChecklist(container: MedusaContainer): Promise<LaunchChecklist> {
  const environment = container.resolve('environment')
  const payments = getPaymentMode(environment)
  const [store, accounts, catalogue, isTwintTried, mail, lastBackupAt] = await Promise.all([
    readStore(container),
    container.resolve(Modules.USER).listUsers({}, { select: ['id'], take: 2 }),
    container.resolve('catalogueCache').current(),
    hasTwintPayment({ isLive: payments === 'live' }, container),
    checkMailServer(container),
    environment.backupStamp === undefined ? undefined : readBackupStamp(environment.backupStamp),
  ])
  const { pricing, issues } = catalogue.catalogue
  return {
    problems: findLaunchProblems({
      now: new Date(),
      payments,
      isTwintTried,
      studio: toStudioProfile(store?.metadata, store?.name),
      hasHours: store !== undefined && !buildStudioProfileForm(store).placeholders.includes('opens'),
      taxRatePercent: issues.includes('no_tax_rate') ? undefined : pricing.taxRatePercent,
      mail,
      mailFrom: environment.mailFrom,
      lastBackupAt,
      staffAccounts: accounts.length,
    }),
  }
}

function getPaymentMode({ stripe }: Environment): LaunchReadings['payments'] {
  if (stripe.mode === 'sandbox') return 'sandbox'
  return /^[sr]k_live_/.test(stripe.secretKey) ? 'live' : 'test'
}

async function checkMailServer(container: MedusaContainer): Promise<LaunchReadings['mail']> {
  const transport = container.resolve('mailTransport')
  if (transport === undefined) return { server: 'none' }
  try {
    await transport.verify()
    return { server: 'well' }
  } catch (error) {
    return { server: 'failing', reason: getErrorMessage(error) }
  }
}

/** Logs a warning for everything that is not ready for buyers. Never rejects. */
export async function logLaunchProblems(container: MedusaContainer): Promise<void> {
  const logger = container.resolve('logger')
  try {
    const { problems } = await getLaunchChecklist(container)
    for (const each of problems) {
      const { problem, action } = formatLaunchProblem(each, 'en')
      logger.warn(`NOT READY FOR BUYERS: ${problem} ${action}`)
    }
  } catch (error) {
    logger.warn(`Whether the shop is ready for buyers could not be found out: ${getErrorMessage(error)}`)
  }
}
