import type { OpeningProblem } from '../contract/admin/launch-checklist'
import { addressLine } from '../contract/studio/studio-address'
import { NOT_LIABLE, type StudioFacts } from '../contract/studio/studio-profile'
import { BACKUP_MAX_AGE_HOURS, backupAgeHours } from '../lib/host-checks'
import { isPlaceholder } from '../lib/studio-profile'
import { isVatNumber } from '../lib/vat-number'

/** Of Switzerland since 2024, in percent. */
const VAT_RATE = 8.1

export type OpeningFacts = {
  now: Date
  payments: 'sandbox' | 'test' | 'live'
  isTwintTried: boolean
  studio: StudioFacts
  /** Whether the studio has entered its hours; otherwise they are placeholders. */
  hasHours: boolean
  /** Undefined where Medusa has none. */
  taxRatePercent: number | undefined
  /** Why the mail server takes no mail; undefined where it does. */
  mail: { server: 'none' | 'well' } | { server: 'failing'; reason: string }
  mailFrom: string
  lastBackupAt: Date | undefined
  staffAccounts: number
}

/** What is not ready for buyers. */
export function findOpeningProblems(facts: OpeningFacts): OpeningProblem[] {
  return [
    ...paymentProblems(facts),
    ...studioProblems(facts),
    ...vatProblems(facts),
    ...mailProblems(facts),
    ...backupProblems(facts),
    ...when(facts.staffAccounts < 2, 'one_staff_account'),
    ...when(!facts.isTwintTried, 'twint_untried'),
  ]
}

function paymentProblems({ payments }: OpeningFacts): OpeningProblem[] {
  return [
    ...when(payments === 'sandbox', 'payment_sandbox'),
    ...when(payments === 'test', 'stripe_test_keys'),
  ]
}

function studioProblems({ studio, hasHours }: OpeningFacts): OpeningProblem[] {
  const { email, imprint, appStoreUrl } = studio
  const { opens, closes } = studio.pickupHours
  const address = addressLine(studio.address)
  return [
    ...when(isPlaceholder(address), 'placeholder_address', { address }),
    ...when(isPlaceholder(email), 'placeholder_email', { email }),
    ...when(!hasHours, 'placeholder_hours', { opens, closes }),
    ...when(isPlaceholder(appStoreUrl), 'placeholder_app_store', { link: appStoreUrl }),
    ...when(imprint === '', 'no_imprint'),
  ]
}

/** Who is not liable and charges VAT all the same owes it (MWSTG, article 27). */
function vatProblems({ studio: { vatNumber }, taxRatePercent: rate }: OpeningFacts): OpeningProblem[] {
  const isLiable = vatNumber.toLowerCase() !== NOT_LIABLE
  const due = isLiable ? VAT_RATE : 0
  return [
    ...when(vatNumber === '', 'no_vat_number'),
    ...when(vatNumber !== '' && isLiable && !isVatNumber(vatNumber), 'vat_number_wrong', { vatNumber }),
    ...(rate === undefined
      ? when(true, 'no_vat_rate', { due })
      : when(rate !== due, 'vat_rate', { rate, due })),
  ]
}

function mailProblems({ mail, mailFrom }: OpeningFacts): OpeningProblem[] {
  return [
    ...when(mail.server === 'none', 'no_mail_server'),
    ...(mail.server === 'failing' ? when(true, 'mail_not_deliverable', { reason: mail.reason }) : []),
    ...when(isPlaceholder(mailFrom), 'placeholder_sender', { sender: mailFrom }),
  ]
}

function backupProblems({ lastBackupAt, now }: OpeningFacts): OpeningProblem[] {
  if (lastBackupAt === undefined) return when(true, 'no_backup')
  const hours = backupAgeHours(lastBackupAt, now)
  return when(hours >= BACKUP_MAX_AGE_HOURS, 'old_backup', { hours })
}

function when(
  isProblem: boolean,
  code: OpeningProblem['code'],
  values: OpeningProblem['values'] = {},
): OpeningProblem[] {
  return isProblem ? [{ code, values }] : []
}
