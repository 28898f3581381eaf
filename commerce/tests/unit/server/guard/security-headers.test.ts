import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../../../src/lib/environment'
import {
  buildAdminPolicy,
  buildCommonHeaders,
  createPageHeaders,
  DATA_POLICY,
  buildPagePolicy,
  setSecurityHeaders,
  WORKER_POLICY,
} from '../../../../src/server/guard/security-headers'

const SANDBOX = parseEnvironment({ SANDBOX_URL: 'http://localhost:9101' })
const STRIPE = parseEnvironment({
  PUBLIC_URL: 'https://www.steinbock.example',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
})

const S3 = { ...STRIPE, s3: { fileUrl: 'https://bucket.example/shop' } as NonNullable<typeof STRIPE.s3> }

/** Returns the sources that a policy allows, by directive. */
function allowed(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...rest] = part.split(' ')
      return [name, rest.join(' ')]
    }),
  )
}

function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

describe('security headers', () => {
  it.each([
    ['pages', () => buildPagePolicy(SANDBOX)],
    ['pages with Stripe', () => buildPagePolicy(STRIPE)],
    ['the admin', () => buildAdminPolicy(STRIPE)],
  ])('%s: no inline script, no eval, no frame around', (_name, getPolicy) => {
    const policy = getPolicy()
    const scripts = sources(policy, 'script-src')
    expect(scripts).toContain("'self'")
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"])
  })

  it('tell every browser what it may do with an answer', () => {
    expect(buildCommonHeaders(STRIPE)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-DNS-Prefetch-Control': 'off',
      'Strict-Transport-Security': 'max-age=31536000',
    })
  })

  it('let a page load and send to the shop and Stripe, and nowhere else', () => {
    expect(allowed(buildPagePolicy(STRIPE))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://js.stripe.com",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src': "'self' https://api.stripe.com",
      'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
      'worker-src': "'self' blob:",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'upgrade-insecure-requests': '',
    })
    expect(allowed(buildPagePolicy(SANDBOX))).toMatchObject({
      'script-src': "'self' https://js.stripe.com http://localhost:9101",
      'connect-src': "'self' https://api.stripe.com http://localhost:9101",
    })
  })

  it('let the admin style itself and run the files of its own', () => {
    expect(allowed(buildAdminPolicy(STRIPE))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  it('let pictures come from the bucket that they are kept in', () => {
    for (const policy of [buildPagePolicy(S3), buildAdminPolicy(S3)])
      expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://bucket.example'])
  })

  it('let whoever shows data as a page run nothing', () => {
    expect(allowed(DATA_POLICY)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" })
  })

  it('let a worker draw vectors, and ask nobody but the shop', () => {
    expect(allowed(WORKER_POLICY)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it('let nobody keep or pass on the address of a page that opens a buyer’s request', () => {
    const headers = createPageHeaders(STRIPE)
    const shop = { ...buildCommonHeaders(STRIPE), 'Content-Security-Policy': buildPagePolicy(STRIPE) }
    expect(headers('shop')).toEqual(shop)
    expect(headers('proof')).toEqual({
      ...shop,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    })
  })

  it('stand in an answer with its own policy', () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    setSecurityHeaders(response, { 'X-Frame-Options': 'DENY' }, DATA_POLICY)
    expect(response.getHeader('X-Frame-Options')).toBe('DENY')
    expect(response.getHeader('Content-Security-Policy')).toBe(DATA_POLICY)
  })

  it('allows the sandbox only where payments are made there', () => {
    expect(buildPagePolicy(SANDBOX)).toContain('http://localhost:9101')
    expect(buildPagePolicy(STRIPE)).not.toContain('localhost')
    expect(sources(buildPagePolicy(STRIPE), 'script-src')).toEqual(["'self'", 'https://js.stripe.com'])
  })

  it('asks for TLS only where the site is served over it', () => {
    expect(buildCommonHeaders(STRIPE)).toHaveProperty('Strict-Transport-Security')
    expect(buildCommonHeaders(SANDBOX)).not.toHaveProperty('Strict-Transport-Security')
    expect(buildPagePolicy(SANDBOX)).not.toContain('upgrade-insecure-requests')
  })
})
