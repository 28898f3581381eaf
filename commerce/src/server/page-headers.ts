import type { PageName } from '../contract/site/pages'
import type { Environment } from '../lib/environment'
import { commonHeaders, type Headers, pagePolicy } from './security-headers'

/** Its address opens somebody's request: it is kept nowhere, and told to nobody. */
const PRIVATE_PAGE_HEADERS: Headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

/** Returns the headers of a page that do not depend on who asks. */
export function createPageHeaders(
  environment: Pick<Environment, 'publicUrl' | 'stripe' | 's3'>,
): (name: PageName) => Headers {
  const ofAll = { ...commonHeaders(environment), 'Content-Security-Policy': pagePolicy(environment) }
  const ofProof = { ...ofAll, ...PRIVATE_PAGE_HEADERS }
  return (name) => (name === 'proof' ? ofProof : ofAll)
}
