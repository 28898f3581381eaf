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

/** Routes that check access themselves. Without `methods`, all methods are allowed. */
const ALLOWED_AREAS: readonly { prefix: string; methods?: readonly string[] }[] = [
  { prefix: '/api/' },
  { prefix: '/admin/' },
  { prefix: '/app/', methods: ['GET', 'HEAD'] },
]

const ADMIN_PAGE: AllowedRoute = { path: '/app', methods: ['GET', 'HEAD'] }

const EXACT_ROUTES = [...AUTH_ROUTES, ADMIN_PAGE].map(({ path, methods }) => ({
  pattern: new RegExp(`^${path.replaceAll(':id', '[\\w-]+')}$`),
  methods,
}))

/** Whether a request may reach Medusa. Only the exact path counts, as Express would also match other spellings. */
export function isAllowedRoute(method: string, path: string): boolean {
  return (
    EXACT_ROUTES.some(({ pattern, methods }) => methods.includes(method) && pattern.test(path)) ||
    (ALLOWED_AREAS.some(
      ({ prefix, methods }) => path.startsWith(prefix) && (methods?.includes(method) ?? true),
    ) &&
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
