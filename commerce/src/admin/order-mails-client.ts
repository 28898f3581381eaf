/** One mail of an order, as GET /admin/orders/:id/mails tells it. */
export type OrderMail = {
  id: string
  kind: string
  recipient: string
  state: 'queued' | 'sent' | 'failed' | 'withheld'
  attempts: number
  error: string | null
  createdAt: string
  sentAt: string | null
}

/** The mails of an order; rejects with a sentence. */
export async function readMails(orderId: string): Promise<OrderMail[]> {
  const { mails } = (await call(`/admin/orders/${orderId}/mails`)) as { mails: OrderMail[] }
  return mails
}

/** Has a mail sent again; answers to whom. Rejects with a sentence. */
export async function sendAgain(orderId: string, mailId: string): Promise<string> {
  const { recipient } = (await call(`/admin/orders/${orderId}/mails/${mailId}`, 'POST')) as {
    recipient: string
  }
  return recipient
}

/** The admin is signed in with a cookie. */
async function call(path: string, method = 'GET'): Promise<unknown> {
  const response = await fetch(path, { method, credentials: 'include' })
  const body = (await response.json().catch(() => ({}))) as { message?: string }
  if (!response.ok) throw new Error(body.message ?? `The shop answered ${response.status}.`)
  return body
}
