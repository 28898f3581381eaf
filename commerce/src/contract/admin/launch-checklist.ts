import * as z from 'zod/mini'

/** Why a shop is not ready for buyers, in the order in which its owner should solve the problems. */
export const LAUNCH_CODES = [
  'payment_sandbox',
  'stripe_test_keys',
  'placeholder_address',
  'placeholder_email',
  'placeholder_hours',
  'placeholder_app_store',
  'no_imprint',
  'no_vat_number',
  'vat_number_wrong',
  'no_vat_rate',
  'vat_rate',
  'no_mail_server',
  'mail_not_deliverable',
  'placeholder_sender',
  'no_backup',
  'old_backup',
  'one_staff_account',
  'twint_untried',
] as const

const launchProblemSchema = z.object({
  code: z.enum(LAUNCH_CODES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type LaunchProblem = z.infer<typeof launchProblemSchema>

/** Response of GET /admin/opening. */
export const launchChecklistSchema = z.object({ problems: z.array(launchProblemSchema) })
export type LaunchChecklist = z.infer<typeof launchChecklistSchema>
