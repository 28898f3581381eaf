import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { readFormFields, readPayment } from '../../../../sandbox/pay-page/form'
import { printRequestBodySchema } from '../../../../src/contract/custom-print/print-request'
import { parseEnvironment } from '../../../../src/lib/environment'
import { toStudioProfile } from '../../../../src/studio/read-studio-profile'
import {
  buildStudioProfileForm,
  toStoreUpdate,
  validateStudioProfile,
} from '../../../../src/studio/studio-profile-rules'
import { toBuyer } from '../../../../src/stripe/buyer'

const { email: pressEmail } = printRequestBodySchema.shape
const { values } = buildStudioProfileForm({ name: 'Atelier Gemse' })

/** The address as each place where one is typed stores it; undefined where that place refuses it. */
const BORDERS: [string, (typed: string) => string | undefined][] = [
  ['the press', (typed) => pressEmail.safeParse(typed).data],
  [
    'the studio’s details',
    (typed) => {
      const entered = { ...values, email: typed }
      const { email: problem } = validateStudioProfile(entered)
      return problem === undefined ? toStoreUpdate(entered).metadata.email : undefined
    },
  ],
  [
    'the sandbox’s payment page',
    (typed) => {
      const fields = readFormFields({ email: typed, method: 'twint', twint: 'paid', name: 'Anna' })
      const read = readPayment({ payment_method_types: ['twint'] } as Stripe.Checkout.Session, fields)
      return 'problems' in read && read.problems?.email ? undefined : buyerEmail(typed)
    },
  ],
  [
    'the alerts of the environment',
    (typed) => {
      try {
        return parseEnvironment({ ALERT_EMAIL: typed }).alertEmail
      } catch {
        return undefined
      }
    },
  ],
]

const buyerEmail = (email: string) =>
  toBuyer({ customer_details: { email } } as Stripe.Checkout.Session).email

describe.each(BORDERS)('%s', (_border, take) => {
  it.each([
    ['anna@müller.ch', 'anna@müller.ch'],
    ['anna@xn--mller-kva.ch', 'anna@müller.ch'],
    ['müller@example.ch', 'müller@example.ch'],
    ['jane&john@example.ch', 'jane&john@example.ch'],
    ['a/b@example.ch', 'a/b@example.ch'],
    ['"anna b"@example.ch', '"anna b"@example.ch'],
    [' Anna@Example.CH\u200B', 'Anna@example.ch'],
  ])('takes the address %j as %s', (typed, email) => expect(take(typed)).toBe(email))

  it.each(['anna', 'anna@example', 'a@example.ch, b@example.ch', 'an na@example.ch', '@example.ch'])(
    'refuses %j',
    (typed) => expect(take(typed)).toBeUndefined(),
  )
})

it('a buyer whom Stripe let pay with an odd address has an order with it', () => {
  expect(buyerEmail('anna@localhost')).toBe('anna@localhost')
})

it('an address of the studio with a zero-width mark, from an earlier release, is shown without', () => {
  expect(toStudioProfile({ email: 'hallo@gemse.ch\u200B' }).email).toBe('hallo@gemse.ch')
})

it('the first account signs in by its address in lower case', () => {
  expect(parseEnvironment({ ADMIN_EMAIL: 'Anna@Example.ch' }).adminEmail).toBe('anna@example.ch')
})
