import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'

type WebhookCall = { body: string; signature: string; at: number }
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

/** Stands for the shop's webhook: records every call and returns 200, or what `answerWith` was given. */
export async function startWebhookReceiver() {
  const received: WebhookCall[] = []
  let statuses: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      received.push({ body: Buffer.concat(chunks).toString(), signature, at: Date.now() })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/stripe-webhook`,
    received,
    /** Statuses of the next calls; then 200 again. */
    answerWith: (...next: number[]) => {
      statuses = next
    },
    /** Calls about one session or payment, oldest first. */
    listEvents: (id: string): Stripe.Event[] =>
      received
        .map((call): Stripe.Event => JSON.parse(call.body))
        .filter((event) => JSON.stringify(event.data).includes(id)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
