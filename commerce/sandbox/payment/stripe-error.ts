type Detail = { type?: string; code?: string; param?: string }

/** An error in the shape that Stripe's SDK turns into its own classes (docs.stripe.com/api/errors). */
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

/** The row with this id; throws Stripe's 404 when there is none. */
export function orNotFound<T>(row: T | undefined, kind: string, id: string, param = 'id'): T {
  if (row !== undefined) return row
  throw new StripeApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}
