import { type Answer, json } from '../http'

type Detail = { type?: string; code?: string; param?: string; declineCode?: string }

/** An error in the shape that Stripe's SDK turns into its own classes (docs.stripe.com/api/errors). */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message)
    this.name = 'StripeFailure'
  }

  toAnswer(): Answer {
    const { type = 'invalid_request_error', code, param, declineCode } = this.detail
    return json(this.status, {
      error: { type, code, param, decline_code: declineCode, message: this.message },
    })
  }
}

/** 404 of an object that is not there. */
export function noSuch(kind: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}
