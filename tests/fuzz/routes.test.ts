import { afterAll, expect, inject, it } from 'vitest'
import { checkMany } from './support/check-many'
import { expectUnharmed } from './support/expect-unharmed'
import { anyRequest, staffRequest } from './support/arbitrary-requests'
import { send, type RawRequest } from './support/send-raw-request'

const { siteUrl, staff } = inject('shop')
afterAll(expectUnharmed)

async function expectAnswer(request: RawRequest) {
  const { status, body } = await send(siteUrl, request)
  expect(status, body.slice(0, 500)).toBeLessThan(500)
  // A stack, a path of the server or a query would tell an attacker how it is made.
  expect(body).not.toMatch(/\bat .+\(.*:\d+:\d+\)|node_modules|select .+ from/i)
}

it('a visitor gets an answer from every route, whatever is asked of it [F1] [F9]', async () => {
  await checkMany(anyRequest, expectAnswer, 0.25)
})

it('the staff get an answer from every route of the shop, whatever is asked of it', async () => {
  const asStaff = (request: RawRequest) => ({ ...request, headers: { ...request.headers, ...staff } })
  await checkMany(staffRequest, (request) => expectAnswer(asStaff(request)), 0.1)
})
