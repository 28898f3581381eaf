type Detail = { type?: string; code?: string; param?: string }

/** An error in Stripe's format, which its SDK converts to its own classes (docs.stripe.com/api/errors). */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    private readonly detail: Detail = {},
  ) {
    super(message)
  }

  toJSON() {
    return { error: { type: 'invalid_request_error', ...this.detail, message: this.message } }
  }
}

/** Returns a row. Throws Stripe's 404 if it is undefined. */
export function assertFound<T>(row: T | undefined, kind: string, id: string, param = 'id'): T {
  if (row !== undefined) return row
  throw new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}
