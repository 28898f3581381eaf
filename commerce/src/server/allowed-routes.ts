import {
  CATALOGUE_PATH,
  CHECKOUT_PATH,
  CONNECTION_PATH,
  ORDER_NOTE_PATH,
  ORDER_RETURN_PATH,
  ORDERS_PATH,
  PRESS_PREVIEW_PATH,
  PRESS_PRICES_PATH,
  PRESS_REORDERS_PATH,
  PRESS_REQUEST_PATH,
  PRESS_REQUESTS_PATH,
  RECEIPT_PATH,
  UPLOAD_PATH,
  WEBHOOK_PATH,
} from '../contract/api/api-paths'
export type AllowedRoute = {
  path: string
  methods: readonly string[]
  /** The field that names the account. A request with it counts as a sign-in attempt of that account. */
  account?: 'email' | 'identifier' | 'id'
}

/** The sign-in routes. Only staff sign in: with a password and, if they have turned it on, a second factor. */
export const AUTH_ROUTES: readonly AllowedRoute[] = [
  { path: '/auth/user/providers', methods: ['GET'] },
  { path: '/auth/user/emailpass', methods: ['POST'], account: 'email' },
  { path: '/auth/user/emailpass/register', methods: ['POST'], account: 'email' },
  { path: '/auth/user/emailpass/reset-password', methods: ['POST'], account: 'identifier' },
  { path: '/auth/user/emailpass/update', methods: ['POST'], account: 'email' },
  { path: '/auth/session', methods: ['POST', 'DELETE'] },
  { path: '/auth/token/refresh', methods: ['POST'] },
  { path: '/auth/mfa/factors', methods: ['GET', 'POST'] },
  { path: '/auth/mfa/factors/:id', methods: ['DELETE'], account: 'id' },
  { path: '/auth/mfa/factors/:id/verify', methods: ['POST'], account: 'id' },
  { path: '/auth/mfa/challenges/:id/verify', methods: ['POST'], account: 'id' },
  { path: '/auth/mfa/recovery-codes', methods: ['POST'], account: 'id' },
  { path: '/cloud/auth', methods: ['GET'] },
]

/** The shop's own routes and their methods; api/http/send-failure.ts refuses others. */
export const API_METHODS: Record<string, readonly string[]> = {
  [CONNECTION_PATH]: ['GET', 'HEAD'],
  [CATALOGUE_PATH]: ['GET', 'HEAD'],
  [CHECKOUT_PATH]: ['POST'],
  [WEBHOOK_PATH]: ['POST'],
  [ORDERS_PATH]: ['GET', 'HEAD'],
  [ORDER_NOTE_PATH]: ['POST'],
  [ORDER_RETURN_PATH]: ['POST'],
  [RECEIPT_PATH]: ['GET', 'HEAD'],
  [UPLOAD_PATH]: ['POST'],
  [PRESS_PRICES_PATH]: ['GET', 'HEAD'],
  [PRESS_REQUESTS_PATH]: ['POST'],
  [PRESS_REQUEST_PATH]: ['GET', 'HEAD', 'POST'],
  [PRESS_PREVIEW_PATH]: ['GET', 'HEAD'],
  [PRESS_REORDERS_PATH]: ['POST'],
}

/** Routes that check access themselves. Without `methods`, all methods are allowed. */
const AREAS: readonly { prefix: string; methods?: readonly string[] }[] = [
  { prefix: '/api/' },
  { prefix: '/admin/' },
  { prefix: '/app/', methods: ['GET', 'HEAD'] },
]

const ADMIN_PAGE: AllowedRoute = { path: '/app', methods: ['GET', 'HEAD'] }

const PATTERNS = [...AUTH_ROUTES, ADMIN_PAGE].map(({ path, methods }) => ({
  pattern: new RegExp(`^${path.replaceAll(':id', '[\\w-]+')}$`),
  methods,
}))

/** Whether a request may reach Medusa. Only the exact path counts, as Express would also match other spellings. */
export function isAllowedRoute(method: string, path: string): boolean {
  return (
    PATTERNS.some(({ pattern, methods }) => methods.includes(method) && pattern.test(path)) ||
    (AREAS.some(({ prefix, methods }) => path.startsWith(prefix) && (methods?.includes(method) ?? true)) &&
      isDecodable(path))
  )
}

/** Medusa answers a broken percent-encoding with 500, and PostgreSQL refuses the character with code 0. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
