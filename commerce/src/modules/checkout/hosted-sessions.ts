import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { checkoutRows, existing } from './checkout-rows'
import { CHECKOUT_ID_PREFIX } from './id-prefixes'
import type { Checkout } from './types'

type Session = { id: string; url: string | null }

/** The provider's sessions: a checkout has one, also where two processes open one for it at once. */
export class HostedSessions {
  constructor(private readonly database: Knex) {}

  /** Saves the session of a checkout that has none yet; returns the checkout, which may have another process' one. */
  async record(id: string, session: Session): Promise<Checkout> {
    const [recorded] = await checkoutRows(this.database)
      .where({ id, status: 'opening' })
      .update({
        status: 'open',
        session_id: session.id,
        session_url: session.url,
        updated_at: this.database.fn.now(),
      })
      .returning('*')
    return recorded ?? this.#checkout(id)
  }

  /** Takes the provider's next key, unless another process has or there is a session by now; returns the checkout. */
  async beginAttempt({ id, provider_attempt: known }: Checkout, expiresAt: Date): Promise<Checkout> {
    const [begun] = await checkoutRows(this.database)
      .where({ id, status: 'opening', provider_attempt: known })
      .update({
        provider_attempt: known + 1,
        expires_at: expiresAt,
        updated_at: this.database.fn.now(),
      })
      .returning('*')
    return begun ?? this.#checkout(id)
  }

  /** Writes what was paid at another session than the checkout's own, as a checkout in review; safe to repeat. */
  async addSecondPayment(checkout: Checkout, session: Session, reason: string): Promise<Checkout> {
    const added = await checkoutRows(this.database)
      .insert({
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        idempotency_key: session.id,
        session_id: session.id,
        session_url: session.url,
        status: 'review',
        reason,
        lines: this.database.raw('?::jsonb', [JSON.stringify(checkout.lines)]),
        ...boughtWith(checkout),
      })
      .onConflict()
      .ignore()
      .returning('*')
    return existing(
      added.length > 0 ? added : await checkoutRows(this.database).where({ session_id: session.id }),
    )
  }

  async #checkout(id: string): Promise<Checkout> {
    return existing(await checkoutRows(this.database).where({ id }))
  }
}

/** Not the proof: that is paid by one checkout. */
function boughtWith(checkout: Checkout) {
  return {
    request_hash: checkout.request_hash,
    locale: checkout.locale,
    delivery_option: checkout.delivery_option,
    currency: checkout.currency,
    subtotal: checkout.subtotal,
    shipping: checkout.shipping,
    tax: checkout.tax,
    total: checkout.total,
    tax_rate_percent: checkout.tax_rate_percent,
    shipping_option_id: checkout.shipping_option_id,
    expires_at: checkout.expires_at,
  }
}
