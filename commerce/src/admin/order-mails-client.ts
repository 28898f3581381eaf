import { callAdmin, errorMessage } from './call-admin'

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

/** The mails as they were last read, or why they could not be. */
export type FoundMails = { mails: OrderMail[] } | { error: string }

/** How often the list is read again, in milliseconds: whatever is done to the order may send a mail. */
const REFRESH_MS = 3000

/** Reads the mails of an order again and again, and tells them, until it is aborted. */
export async function followMails(
  orderId: string,
  refresh: (found: FoundMails) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const found = await findMails(orderId)
    if (signal.aborted) return
    refresh(found)
    await new Promise((resolve) => setTimeout(resolve, REFRESH_MS))
  }
}

/** The mails of an order; never rejects. */
export async function findMails(orderId: string): Promise<FoundMails> {
  try {
    return { mails: await readMails(orderId) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}

async function readMails(orderId: string): Promise<OrderMail[]> {
  const { mails } = (await callAdmin(`/admin/orders/${orderId}/mails`)) as { mails: OrderMail[] }
  return mails
}

/** Has a mail sent again; returns to whom. Rejects with a sentence. */
export async function sendAgain(orderId: string, mailId: string): Promise<string> {
  const { recipient } = (await callAdmin(`/admin/orders/${orderId}/mails/${mailId}`, 'POST')) as {
    recipient: string
  }
  return recipient
}
