import { DEFAULT_SECRET, type Variables } from './environment-variables'
import { LOOPBACK_HOSTS } from './environment-defaults'

export function findCombinationProblems(variables: Variables): string[] {
  const metricsArePublic =
    variables.METRICS_PORT === variables.PORT
      ? ['METRICS_PORT must be another port than PORT: metrics are not for visitors.']
      : []
  return [...findIncompleteSets(variables), ...metricsArePublic, ...findProductionProblems(variables)]
}

/** Returns why a server must not listen with its default secrets, by which anybody could sign in as staff. */
export function findExposureProblems(server: {
  host: string
  publicUrl: string
  jwtSecret: string
  cookieSecret: string
}): string[] {
  const isPrivate = LOOPBACK_HOSTS.has(server.host) && LOOPBACK_HOSTS.has(new URL(server.publicUrl).hostname)
  if (isPrivate) return []
  const secrets = { JWT_SECRET: server.jwtSecret, COOKIE_SECRET: server.cookieSecret }
  return Object.entries(secrets)
    .filter(([, value]) => value === DEFAULT_SECRET)
    .map(([name]) => `${name} is missing: other machines can reach this server (HOST, PUBLIC_URL).`)
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
const S3_VARIABLES = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_FILE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

function findIncompleteSets(variables: Variables): string[] {
  return [
    // STRIPE_WEBHOOK_SECRET alone is set for the sandbox.
    ...listMissingVariables([...STRIPE_KEYS, 'STRIPE_WEBHOOK_SECRET'], STRIPE_KEYS, variables),
    ...listMissingVariables(S3_VARIABLES, [...S3_VARIABLES, 'S3_ENDPOINT'], variables),
  ]
}

/** Returns those of `names` that are missing although one of `needing` is set. */
function listMissingVariables(
  names: readonly (keyof Variables)[],
  needing: readonly (keyof Variables)[],
  variables: Variables,
): string[] {
  const first = needing.find((name) => variables[name] !== undefined)
  if (first === undefined) return []
  return names
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name} is missing: ${first} is set and needs it.`)
}

function findProductionProblems(variables: Variables): string[] {
  if (variables.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (STRIPE_KEYS.every((name) => variables[name] === undefined)) {
    problems.push(
      'STRIPE_SECRET_KEY is missing: the payment sandbox takes no money and is refused in production.',
    )
  }
  if (variables.SANDBOX_URL !== undefined) problems.push('SANDBOX_URL must not be set in production.')
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'] as const) {
    if (variables[name] === undefined) problems.push(`${name} is missing: production needs it.`)
  }
  if (variables.PUBLIC_URL?.startsWith('https:') === true && variables.TRUST_PROXY === undefined) {
    problems.push(
      'TRUST_PROXY is missing: what speaks https is a proxy in front. 1 believes its X-Forwarded-For; with 0 all visitors count as one.',
    )
  }
  for (const name of ['JWT_SECRET', 'COOKIE_SECRET', 'AUTH_MFA_ENCRYPTION_KEY'] as const) {
    const secret = variables[name]
    if (secret !== undefined && (secret === DEFAULT_SECRET || secret.length < 32)) {
      problems.push(`${name} must be a random text of 32 characters or more in production.`)
    }
  }
  return problems
}
