/** How long a hosted checkout session stays open, in seconds; the shortest that Stripe allows. */
const SESSION_LIFETIME_S = 30 * 60
/** For the way to the provider, which wants 30 minutes from its own clock. */
const SESSION_MARGIN_S = 120

export function computeSessionExpiry(): Date {
  return new Date(Date.now() + (SESSION_LIFETIME_S + SESSION_MARGIN_S) * 1000)
}

/** Whether the provider would refuse a session that ends then as too short. */
export function expiresTooSoon(end: Date): boolean {
  return end.getTime() - Date.now() < (SESSION_LIFETIME_S + SESSION_MARGIN_S / 4) * 1000
}
