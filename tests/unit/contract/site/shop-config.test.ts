import { expect, it } from 'vitest'
import { shopConfigSchema } from '@contract/site/shop-config'

const CONFIG = { stripePublishableKey: 'pk_shop', stripeScriptUrl: null }

it("the checkout reads today's fields of the configuration of a newer release", () => {
  expect(shopConfigSchema.parse({ ...CONFIG, stripeAccount: 'acct_1' })).toEqual(CONFIG)
})

it.each(['stripePublishableKey', 'stripeScriptUrl'])('no checkout starts without %s', (field) => {
  expect(shopConfigSchema.safeParse({ ...CONFIG, [field]: undefined }).success).toBe(false)
})
