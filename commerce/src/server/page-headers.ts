import type { PageName } from '../contract/pages'
import type { Environment } from '../lib/environment'
import { commonHeaders, type Headers, pagePolicy, paymentPages } from './security-headers'

/** Its address opens somebody's request: it is kept nowhere, and told to nobody. */
const UNTOLD: Headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

/** Returns the headers of a page that do not depend on who asks. */
export function pageHeaders(
  environment: Pick<Environment, 'publicUrl' | 'stripe' | 's3'>,
): (name: PageName) => Headers {
  const common = commonHeaders(environment)
  const ofAll = { ...common, 'Content-Security-Policy': pagePolicy(environment) }
  // Browsers apply form-action to the redirect after a form too, and approving without scripts leads to the payment.
  const policy = pagePolicy(environment, paymentPages(environment))
  const ofProof = { ...common, 'Content-Security-Policy': policy, ...UNTOLD }
  return (name) => (name === 'proof' ? ofProof : ofAll)
}
