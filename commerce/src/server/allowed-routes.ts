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
  /** What names the account that is guessed at; such a request counts as a sign-in. */
  account?: 'email' | 'identifier' | 'id'
}

/** Staff sign in with a password, and with a code where they have turned on a second factor; nobody else does. */
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

/** The shop's own routes, which are checked in Medusa (api/utils/errors.ts). */
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

/** Areas with checks of their own; without methods, all. */
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

/** Whether a request may reach Medusa. Express would also read other spellings of an address. */
export function isAllowedRoute(method: string, path: string): boolean {
  return (
    PATTERNS.some(({ pattern, methods }) => methods.includes(method) && pattern.test(path)) ||
    (AREAS.some(({ prefix, methods }) => path.startsWith(prefix) && (methods?.includes(method) ?? true)) &&
      isDecodable(path))
  )
}

/** Medusa answers a broken percent sign with 500, as PostgreSQL does a character of code 0. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
