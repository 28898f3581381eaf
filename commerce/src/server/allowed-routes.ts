/** One address of Medusa's with the methods that it takes; ':id' stands for one part of a path. */
export type AllowedRoute = {
  path: string
  methods: readonly string[]
  /**
   * Where something can be guessed: what names the account that is guessed at, a field of the body or the ':id'.
   * A request to it counts as a sign-in.
   */
  account?: 'email' | 'identifier' | 'id'
}

/**
 * Everything that exists below /auth: members of the staff sign in with a password, in Medusa's admin also with a
 * code. Nobody else signs in here, and no other provider is asked.
 */
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
  // The admin's login page asks it whether Medusa's own cloud signs in here, and is told no.
  { path: '/cloud/auth', methods: ['GET'] },
]

/** Whole areas that decide for themselves, and the methods that they take; without any named, all. */
const AREAS: readonly { prefix: string; methods?: readonly string[] }[] = [
  // known-paths.ts says what exists there.
  { prefix: '/api/' },
  // For the staff only, as staff-area.ts says.
  { prefix: '/admin/' },
  { prefix: '/app/', methods: ['GET', 'HEAD'] },
]

const ADMIN_PAGE: AllowedRoute = { path: '/app', methods: ['GET', 'HEAD'] }

const PATTERNS = [...AUTH_ROUTES, ADMIN_PAGE].map(({ path, methods }) => ({
  pattern: new RegExp(`^${path.replaceAll(':id', '[\\w-]+')}$`),
  methods,
}))

/**
 * Whether a request may reach Medusa. An address has one spelling: Express would also read other cases, a slash too
 * many and letters in code.
 */
export function isAllowedRoute(method: string, path: string): boolean {
  return (
    PATTERNS.some(({ pattern, methods }) => methods.includes(method) && pattern.test(path)) ||
    (AREAS.some(({ prefix, methods }) => path.startsWith(prefix) && (methods?.includes(method) ?? true)) &&
      isDecodable(path))
  )
}

/** Medusa would answer a path with a broken percent sign with 500. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
