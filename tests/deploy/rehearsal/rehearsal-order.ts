// node scripts/bootstrap.mjs ../tests/deploy/rehearsal/rehearsal-order SHOP PAYMENT_SANDBOX MAIL_CATCHER: buys a
// shirt, and fails unless it becomes an order whose buyer gets a mail.
import { buy, toCartItem, fetchProduct } from '../../../commerce/tests/support/shop-client'

const [origin = '', sandboxUrl = '', mailboxUrl = ''] = process.argv.slice(2)
const shop = { origin, sandboxUrl }
const { order } = await buy(shop, [toCartItem(await fetchProduct(shop, 'crying-skull'), 'M')])
const number = order.order?.number
if (order.status !== 'paid' || number === undefined)
  throw new Error(`The payment became ${JSON.stringify(order)}`)

const MAIL_MS = 30_000
for (const deadline = Date.now() + MAIL_MS; !(await fetchMails()).includes(String(number));) {
  if (Date.now() > deadline) throw new Error(`No mail about order ${number}`)
  await new Promise((resolve) => setTimeout(resolve, 500))
}
console.log(`Order ${number} is paid, and its buyer has a mail.`)

async function fetchMails(): Promise<string> {
  return (await fetch(`${mailboxUrl}/messages.json`)).text()
}
