import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnvironment } from '../../../src/lib/environment'
import { findExposureProblems } from '../../../src/lib/environment-problems'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.steinbock.example',
  DATABASE_URL: 'postgres://shop:pass@db:5432/shop',
  SMTP_URL: 'smtps://mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  JWT_SECRET: 'j'.repeat(32),
  COOKIE_SECRET: 'c'.repeat(32),
  TRUST_PROXY: '1',
}

function findProblems(source: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

describe('environment', () => {
  it('needs nothing on one machine: loopback, sandbox, no proxy believed', () => {
    const environment = parseEnvironment({})
    expect(environment).toMatchObject({
      nodeEnv: 'local',
      port: 9000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:9000',
      trustProxy: 0,
      rateLimitFactor: 20,
      stripe: { mode: 'sandbox', sandboxUrl: 'http://localhost:9001' },
    })
    expect(environment.ownOrigins).toEqual(['http://localhost:9000', 'http://127.0.0.1:9000'])
  })

  it('counts nothing where METRICS_PORT is missing, and keeps its port to this machine where it is set', () => {
    expect(parseEnvironment({}).metrics).toBeUndefined()
    expect(parseEnvironment({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(parseEnvironment({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({
      port: 9000,
      stripe: { mode: 'sandbox' },
    })
  })

  it('drops path and slash from the public address', () => {
    expect(parseEnvironment({ PUBLIC_URL: 'https://www.steinbock.example/' }).publicUrl).toBe(
      'https://www.steinbock.example',
    )
  })

  it('listens everywhere, charges for real and limits fully in production', () => {
    expect(parseEnvironment(PRODUCTION)).toMatchObject({
      host: '0.0.0.0',
      rateLimitFactor: 1,
      stripe: { mode: 'stripe', sandboxUrl: undefined },
      ownOrigins: ['https://www.steinbock.example'],
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number from 1 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, local, test or production.'],
    [{ PUBLIC_URL: 'steinbock' }, 'PUBLIC_URL must be an address such as https://www.example.ch.'],
    [{ PUBLIC_URL: 'ftp://steinbock' }, 'PUBLIC_URL must be an address such as https://www.example.ch.'],
    [{ TRUST_PROXY: '2' }, 'TRUST_PROXY must be 0 (no proxy in front) or 1 (one proxy in front).'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a port number.'],
    [
      { PORT: '9000', METRICS_PORT: '9000' },
      'METRICS_PORT must be another port than PORT: metrics are not for visitors.',
    ],
    [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false.'],
    [{ S3_ACL: 'private' }, 'S3_ACL must be true or false.'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [{ MAIL_FROM: 'Atelier' }, 'MAIL_FROM must be an address such as Atelier <hello@example.ch>.'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 10 characters or more.'],
    [
      { STRIPE_SECRET_KEY: 'pk_live_abc' },
      "STRIPE_SECRET_KEY must be Stripe's secret key: it begins with sk_test_ or sk_live_.",
    ],
  ])('refuses %o with a sentence', (source, sentence) => {
    expect(findProblems(source)).toEqual([sentence])
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])('names what %s still needs', (name) => {
    const others = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
    expect(findProblems({ [name]: name === 'STRIPE_SECRET_KEY' ? 'sk_test_abc' : 'pk_test_abc' })).toEqual(
      others
        .filter((other) => other !== name)
        .map((other) => `${other} is missing: ${name} is set and needs it.`),
    )
  })

  it('takes a signing secret alone for that of the sandbox', () => {
    expect(findProblems({ STRIPE_WEBHOOK_SECRET: 'whsec_abc' })).toEqual([])
  })

  it('keeps pictures in a bucket that is named whole, and lets none of its variables go unused', () => {
    const bucket = {
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-central-2',
      S3_FILE_URL: 'https://pictures.example.ch',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }
    expect(parseEnvironment(bucket).s3).toMatchObject({ bucket: 'pictures' })
    for (const name of Object.keys(bucket)) {
      const first = name === 'S3_BUCKET' ? 'S3_REGION' : 'S3_BUCKET'
      const sentence = `${name} is missing: ${first} is set and needs it.`
      expect(findProblems({ ...bucket, [name]: '' })).toEqual([sentence])
    }
    expect(findProblems({ S3_SECRET_ACCESS_KEY: 'key' })).toHaveLength(4)
    expect(findProblems({ S3_ENDPOINT: 'https://s3.example.ch' })).toHaveLength(5)
  })

  it('accepts a whole production environment', () => {
    expect(findProblems(PRODUCTION)).toEqual([])
  })

  it.each([
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'JWT_SECRET',
    'COOKIE_SECRET',
    'TRUST_PROXY',
  ])('refuses production without %s', (name) => {
    const problems = findProblems({ ...PRODUCTION, [name]: undefined })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} `))
  })

  it('refuses the sandbox and short secrets in production', () => {
    expect(
      findProblems({ ...PRODUCTION, SANDBOX_URL: 'http://localhost:9001', JWT_SECRET: 'secret' }),
    ).toEqual([
      'SANDBOX_URL must not be set in production.',
      'JWT_SECRET must be a random text of 32 characters or more in production.',
    ])
  })

  it('takes a shop without a key for second factors, as one from before is, and no key that is soon guessed', () => {
    const key = (text: string) => ({ ...PRODUCTION, AUTH_MFA_ENCRYPTION_KEY: text })
    expect(parseEnvironment(PRODUCTION).mfaEncryptionKey).toBeUndefined()
    expect(parseEnvironment(key('k'.repeat(32))).mfaEncryptionKey).toBe('k'.repeat(32))
    expect(findProblems(key('secret'))).toEqual([
      'AUTH_MFA_ENCRYPTION_KEY must be a random text of 32 characters or more in production.',
    ])
  })

  it.each([
    [{}, 0],
    [{ HOST: '0.0.0.0' }, 2],
    [{ HOST: '192.168.1.5', COOKIE_SECRET: 'a random one' }, 1],
    [{ PUBLIC_URL: 'https://shop.example' }, 2],
    [{ PUBLIC_URL: 'https://shop.example', JWT_SECRET: 'random', COOKIE_SECRET: 'random' }, 0],
  ])('keeps a server with the default secrets to this machine: %o', (source, count) => {
    expect(findExposureProblems(parseEnvironment(source))).toHaveLength(count)
  })
})
