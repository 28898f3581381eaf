import type { LaunchProblem } from '../contract/admin/launch-checklist'
import { formatAddressLine } from '../contract/studio/studio-address'
import { VAT_EXEMPT, type StudioProfile } from '../contract/studio/studio-profile'
import type { Sender } from '../lib/environment-variables'
import { BACKUP_MAX_AGE_HOURS, computeBackupAgeHours } from '../monitoring/backup-age'
import { isPlaceholder } from '../studio/read-studio-profile'
import { isVatNumber } from '../studio/vat-number'

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
  mailFrom: Sender
  lastBackupAt: Date | undefined
  staffAccounts: number
}

/** Returns what is not ready for buyers. */
export function findLaunchProblems(readings: LaunchReadings): LaunchProblem[] {
  return [
    ...findPaymentProblems(readings),
    ...findStudioProblems(readings),
    ...findVatProblems(readings),
    ...findMailProblems(readings),
    ...findBackupProblems(readings),
    ...listProblemIf(readings.staffAccounts < 2, 'one_staff_account'),
    ...listProblemIf(!readings.isTwintTried, 'twint_untried'),
  ]
}

function findPaymentProblems({ payments }: LaunchReadings): LaunchProblem[] {
  return [
    ...listProblemIf(payments === 'sandbox', 'payment_sandbox'),
    ...listProblemIf(payments === 'test', 'stripe_test_keys'),
  ]
}

function findStudioProblems({ studio, hasHours }: LaunchReadings): LaunchProblem[] {
  const { email, imprint, appStoreUrl } = studio
  const { opens, closes } = studio.pickupHours
  const address = formatAddressLine(studio.address)
  return [
    ...listProblemIf(isPlaceholder(address), 'placeholder_address', { address }),
    ...listProblemIf(isPlaceholder(email), 'placeholder_email', { email }),
    ...listProblemIf(!hasHours, 'placeholder_hours', { opens, closes }),
    ...listProblemIf(isPlaceholder(appStoreUrl), 'placeholder_app_store', { link: appStoreUrl }),
    ...listProblemIf(imprint === '', 'no_imprint'),
  ]
}

/** A studio that is not liable to VAT and charges it all the same has to pay it (MWSTG, article 27). */
function findVatProblems({ studio: { vatNumber }, taxRatePercent: rate }: LaunchReadings): LaunchProblem[] {
  const isLiable = vatNumber.toLowerCase() !== VAT_EXEMPT
  const due = isLiable ? VAT_RATE : 0
  return [
    ...listProblemIf(vatNumber === '', 'no_vat_number'),
    ...listProblemIf(vatNumber !== '' && isLiable && !isVatNumber(vatNumber), 'vat_number_wrong', {
      vatNumber,
    }),
    ...(rate === undefined
      ? listProblemIf(true, 'no_vat_rate', { due })
      : listProblemIf(rate !== due, 'vat_rate', { rate, due })),
  ]
}

function findMailProblems({ mail, mailFrom }: LaunchReadings): LaunchProblem[] {
  return [
    ...listProblemIf(mail.server === 'none', 'no_mail_server'),
    ...(mail.server === 'failing'
      ? listProblemIf(true, 'mail_not_deliverable', { reason: mail.reason })
      : []),
    ...listProblemIf(isPlaceholder(mailFrom.address), 'placeholder_sender', { sender: mailFrom.address }),
  ]
}

function findBackupProblems({ lastBackupAt, now }: LaunchReadings): LaunchProblem[] {
  if (lastBackupAt === undefined) return listProblemIf(true, 'no_backup')
  const hours = computeBackupAgeHours(lastBackupAt, now)
  return listProblemIf(hours >= BACKUP_MAX_AGE_HOURS, 'old_backup', { hours })
}

function listProblemIf(
  isProblem: boolean,
  code: LaunchProblem['code'],
  values: LaunchProblem['values'] = {},
): LaunchProblem[] {
  return isProblem ? [{ code, values }] : []
}
