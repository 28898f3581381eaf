import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewAlert } from './alert-store'
import type { NewAlertMail } from '../mails/mail'
import { type HealthAlert, findAlerts, type HealthReadings } from './alert-rules'

/** Mails the studio about new problems, and about one again only after it was solved and has returned. */
export async function raiseAlerts(readings: HealthReadings, container: MedusaContainer): Promise<void> {
  const mails = container.resolve('mailStore')
  const { alertEmail } = container.resolve('environment')
  const { checkedKinds, alerts } = findAlerts(readings)
  await container.resolve('alertStore').record({ checkedKinds, alerts }, async (newAlerts, transaction) => {
    await mails.add(buildAlertMails(newAlerts, alerts, alertEmail), transaction)
  })
}

/** Builds one mail for each kind, as a mail server that is down gives up many mails at once. */
function buildAlertMails(
  newAlerts: readonly NewAlert[],
  alerts: readonly HealthAlert[],
  recipient: string,
): NewAlertMail[] {
  return [...new Set(newAlerts.map(({ kind }) => kind))].flatMap((kind): NewAlertMail[] => {
    const [first, ...others] = newAlerts.filter((alert) => alert.kind === kind)
    if (first === undefined) return []
    const values = alerts.find(({ key }) => key === first.key)?.values
    return [
      {
        kind: 'alert',
        subjectId: `${first.key}:${first.round}`,
        recipient,
        data: { kind, values: { ...values, count: others.length + 1 } },
      },
    ]
  })
}
