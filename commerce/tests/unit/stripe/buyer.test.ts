import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { toBuyer, maskEmail } from '../../../src/stripe/buyer'

const ADDRESS = {
  line1: 'Obere Gasse 1',
  line2: null,
  city: 'Chur',
  postal_code: '7000',
  state: 'GR',
  country: 'CH',
}
const session = (values: object) => values as Stripe.Checkout.Session

describe('who bought', () => {
  it('is who the parcel goes to and who pays, as the payment page has it', () => {
    const buyer = toBuyer(
      session({
        customer_details: {
          email: 'u@example.ch',
          name: ' Ursina  Maria Caduff ',
          phone: '+41 81',
          address: ADDRESS,
        },
        collected_information: {
          shipping_details: { name: 'Flurin', address: { ...ADDRESS, line2: 'Hinterhaus', state: '' } },
        },
      }),
    )
    expect(buyer).toEqual({
      email: 'u@example.ch',
      billing: {
        first_name: 'Ursina',
        last_name: 'Maria Caduff',
        address_1: 'Obere Gasse 1',
        city: 'Chur',
        postal_code: '7000',
        province: 'GR',
        country_code: 'ch',
        phone: '+41 81',
      },
      shipping: {
        first_name: 'Flurin',
        address_1: 'Obere Gasse 1',
        address_2: 'Hinterhaus',
        city: 'Chur',
        postal_code: '7000',
        country_code: 'ch',
        phone: '+41 81',
      },
    })
  })

  it('is at least a name where the goods are picked up', () => {
    const details = { email: 'u@example.ch', name: 'Ursina', phone: null, address: null }
    expect(toBuyer(session({ customer_details: details, collected_information: null }))).toEqual({
      email: 'u@example.ch',
      billing: { first_name: 'Ursina' },
      shipping: undefined,
    })
  })

  it('is at least an address where no name was asked for', () => {
    const details = { email: 'u@example.ch', name: null, phone: null, address: { ...ADDRESS, country: null } }
    const { billing } = toBuyer(session({ customer_details: details }))
    expect(billing).toEqual({ address_1: 'Obere Gasse 1', city: 'Chur', postal_code: '7000', province: 'GR' })
  })

  it('is nobody of whom the page says nothing', () => {
    const nobody = { email: '', shipping: undefined, billing: undefined }
    expect(toBuyer(session({ customer_details: null }))).toEqual(nobody)
    const empty = { email: null, name: '', phone: '1', address: null }
    expect(toBuyer(session({ customer_details: empty, collected_information: {} }))).toEqual(nobody)
    const unknown = { shipping_details: { name: 'Flurin', address: null } }
    expect(toBuyer(session({ customer_details: null, collected_information: unknown })).shipping).toEqual({
      first_name: 'Flurin',
    })
  })
})

describe('an e-mail address that others may see', () => {
  it.each([
    ['ursina@example.ch', 'u***@example.ch'],
    ['u@example.ch', 'u***@example.ch'],
    ['"a@b"@example.ch', '"***@example.ch'],
    ['@example.ch', ''],
    ['ursina', ''],
    ['', ''],
  ])('of %o is %o', (email, masked) => expect(maskEmail(email)).toBe(masked))
})
