import type { ServerResponse } from 'node:http'
import type { Environment } from '../../lib/environment'
import type { ResponseHeaders } from '../../lib/http/send-compressed'
import type { PageName } from '../../contract/site/pages'

/** The URL of such a page gives access to a buyer's request, so it is neither stored nor sent as a referrer. */
const PRIVATE_PAGE_HEADERS: ResponseHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

const STRIPE_SCRIPTS = 'https://js.stripe.com'

const STRIPE_FRAMES = ['https://js.stripe.com', 'https://hooks.stripe.com']

const STRIPE_API = 'https://api.stripe.com'

export function buildCommonHeaders({ publicUrl }: Pick<Environment, 'publicUrl'>): ResponseHeaders {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-DNS-Prefetch-Control': 'off',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

export function buildPagePolicy(environment: Pick<Environment, 'publicUrl' | 'stripe' | 's3'>): string {
  const { sandboxUrl } = environment.stripe
  const payment = sandboxUrl === undefined ? [STRIPE_SCRIPTS] : [STRIPE_SCRIPTS, sandboxUrl]
  return buildPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...payment],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...listPictureOrigins(environment)],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", STRIPE_API, ...(sandboxUrl === undefined ? [] : [sandboxUrl])],
    'frame-src': STRIPE_FRAMES,
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(environment.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  })
}

export function buildAdminPolicy(environment: Pick<Environment, 's3'>): string {
  return buildPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...listPictureOrigins(environment)],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

function listPictureOrigins({ s3 }: Pick<Environment, 's3'>): string[] {
  return s3 === undefined ? [] : [new URL(s3.fileUrl).origin]
}

export const DATA_POLICY = buildPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/**
 * The policy of a script that runs as a worker; on a page, the page's policy counts. The print worker loads the engine that
 * draws vectors, which is WebAssembly.
 */
export const WORKER_POLICY = buildPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
})

function buildPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Returns the headers of a page that are the same for all requests. */
export function createPageHeaders(
  environment: Pick<Environment, 'publicUrl' | 'stripe' | 's3'>,
): (name: PageName) => ResponseHeaders {
  const commonHeaders = {
    ...buildCommonHeaders(environment),
    'Content-Security-Policy': buildPagePolicy(environment),
  }
  const proofHeaders = { ...commonHeaders, ...PRIVATE_PAGE_HEADERS }
  return (name) => (name === 'proof' ? proofHeaders : commonHeaders)
}

export function setSecurityHeaders(response: ServerResponse, headers: ResponseHeaders, policy: string): void {
  response.setHeaders(new Map(Object.entries(headers)))
  response.setHeader('Content-Security-Policy', policy)
}
