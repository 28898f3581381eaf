import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewAlert } from './alert-store'
import type { NewAlertMail } from '../mails/mail'
import { type Alert, findAlerts, type HealthReadings } from './alert-rules'

/** Has the studio told of what needs a person, once until it is over and has come back. */
export async function raiseAlerts(facts: HealthReadings, container: MedusaContainer): Promise<void> {
  const alerts = container.resolve('alertStore')
  const mails = container.resolve('mailStore')
  const { alertEmail } = container.resolve('environment')
  const { lookedFor, found } = findAlerts(facts)
  await alerts.record({ lookedFor, found }, async (news, transaction) => {
    await mails.add(buildAlertMails(news, found, alertEmail), transaction)
  })
  container.resolve('mailSender')?.wake()
}

/** One for each kind: a mail server that is down gives up many mails at once. */
function buildAlertMails(
  news: readonly NewAlert[],
  found: readonly Alert[],
  recipient: string,
): NewAlertMail[] {
  return [...new Set(news.map(({ kind }) => kind))].flatMap((kind): NewAlertMail[] => {
    const [first, ...others] = news.filter((alert) => alert.kind === kind)
    if (first === undefined) return []
    const values = found.find(({ key }) => key === first.key)?.values
    return [
      {
        kind: 'alert',
        subjectId: `${first.key}:${first.round}`,
        recipient,
        facts: { kind, values: { ...values, count: others.length + 1 } },
      },
    ]
  })
}
