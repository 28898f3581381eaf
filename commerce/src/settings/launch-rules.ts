import type { LaunchProblem } from '../contract/admin/launch-checklist'
import { formatAddressLine } from '../contract/studio/studio-address'
import { VAT_EXEMPT, type StudioProfile } from '../contract/studio/studio-profile'
import { BACKUP_MAX_AGE_HOURS, computeBackupAgeHours } from '../lib/host-checks'
import { isPlaceholder } from '../lib/studio-profile'
import { isVatNumber } from '../lib/vat-number'

/** The Swiss VAT rate since 2024, in percent. */
const VAT_RATE = 8.1

export type LaunchReadings = {
  now: Date
  payments: 'sandbox' | 'test' | 'live'
  isTwintTried: boolean
  studio: StudioProfile
  /** Whether the studio has entered its opening hours, which are placeholders otherwise. */
  hasHours: boolean
  /** Undefined if Medusa has no rate. */
  taxRatePercent: number | undefined
  /** Whether there is a mail server, and why it refuses mail. */
  mail: { server: 'none' | 'well' } | { server: 'failing'; reason: string }
  mailFrom: string
  lastBackupAt: Date | undefined
  staffAccounts: number
}

/** Returns what is not ready for buyers. */
export function findLaunchProblems(facts: LaunchReadings): LaunchProblem[] {
  return [
    ...paymentProblems(facts),
    ...studioProblems(facts),
    ...vatProblems(facts),
    ...mailProblems(facts),
    ...backupProblems(facts),
    ...problemIf(facts.staffAccounts < 2, 'one_staff_account'),
    ...problemIf(!facts.isTwintTried, 'twint_untried'),
  ]
}

function paymentProblems({ payments }: LaunchReadings): LaunchProblem[] {
  return [
    ...problemIf(payments === 'sandbox', 'payment_sandbox'),
    ...problemIf(payments === 'test', 'stripe_test_keys'),
  ]
}

function studioProblems({ studio, hasHours }: LaunchReadings): LaunchProblem[] {
  const { email, imprint, appStoreUrl } = studio
  const { opens, closes } = studio.pickupHours
  const address = formatAddressLine(studio.address)
  return [
    ...problemIf(isPlaceholder(address), 'placeholder_address', { address }),
    ...problemIf(isPlaceholder(email), 'placeholder_email', { email }),
    ...problemIf(!hasHours, 'placeholder_hours', { opens, closes }),
    ...problemIf(isPlaceholder(appStoreUrl), 'placeholder_app_store', { link: appStoreUrl }),
    ...problemIf(imprint === '', 'no_imprint'),
  ]
}

/** A studio that is not liable to VAT and charges it all the same has to pay it (MWSTG, article 27). */
function vatProblems({ studio: { vatNumber }, taxRatePercent: rate }: LaunchReadings): LaunchProblem[] {
  const isLiable = vatNumber.toLowerCase() !== VAT_EXEMPT
  const due = isLiable ? VAT_RATE : 0
  return [
    ...problemIf(vatNumber === '', 'no_vat_number'),
    ...problemIf(vatNumber !== '' && isLiable && !isVatNumber(vatNumber), 'vat_number_wrong', { vatNumber }),
    ...(rate === undefined
      ? problemIf(true, 'no_vat_rate', { due })
      : problemIf(rate !== due, 'vat_rate', { rate, due })),
  ]
}

function mailProblems({ mail, mailFrom }: LaunchReadings): LaunchProblem[] {
  return [
    ...problemIf(mail.server === 'none', 'no_mail_server'),
    ...(mail.server === 'failing' ? problemIf(true, 'mail_not_deliverable', { reason: mail.reason }) : []),
    ...problemIf(isPlaceholder(mailFrom), 'placeholder_sender', { sender: mailFrom }),
  ]
}

function backupProblems({ lastBackupAt, now }: LaunchReadings): LaunchProblem[] {
  if (lastBackupAt === undefined) return problemIf(true, 'no_backup')
  const hours = computeBackupAgeHours(lastBackupAt, now)
  return problemIf(hours >= BACKUP_MAX_AGE_HOURS, 'old_backup', { hours })
}

function problemIf(
  isProblem: boolean,
  code: LaunchProblem['code'],
  values: LaunchProblem['values'] = {},
): LaunchProblem[] {
  return isProblem ? [{ code, values }] : []
}
