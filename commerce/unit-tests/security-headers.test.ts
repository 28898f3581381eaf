import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../src/lib/environment'
import { adminPolicy, commonHeaders, pagePolicy } from '../src/server/security-headers'

const SANDBOX = parseEnvironment({ SANDBOX_URL: 'http://localhost:9101' })
const STRIPE = parseEnvironment({
  PUBLIC_URL: 'https://www.steinbock.example',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
})

function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

describe('security headers', () => {
  it.each([
    ['pages', pagePolicy(SANDBOX)],
    ['pages with Stripe', pagePolicy(STRIPE)],
    ['the admin', adminPolicy(STRIPE)],
  ])('%s: no inline script, no eval, no frame around', (_name, policy) => {
    const scripts = sources(policy, 'script-src')
    expect(scripts).toContain("'self'")
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"])
  })

  it('allows the sandbox only where payments are made there', () => {
    expect(pagePolicy(SANDBOX)).toContain('http://localhost:9101')
    expect(pagePolicy(STRIPE)).not.toContain('localhost')
    expect(sources(pagePolicy(STRIPE), 'script-src')).toEqual(["'self'", 'https://js.stripe.com'])
  })

  it('asks for TLS only where the site is served over it', () => {
    expect(commonHeaders(STRIPE)).toHaveProperty('Strict-Transport-Security')
    expect(commonHeaders(SANDBOX)).not.toHaveProperty('Strict-Transport-Security')
    expect(pagePolicy(SANDBOX)).not.toContain('upgrade-insecure-requests')
  })
})
