import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEPLOY, run } from './support/run-script'

const FAKE = join(import.meta.dirname, 'support', 'fake-docker.mjs')
const REHEARSAL = join(import.meta.dirname, 'rehearsal')
const OLD = { 'server-a': 'old', 'server-b': 'old', worker: 'old', backup: 'old', postgres: 'old' }
const NEW = { 'server-a': 'new', 'server-b': 'new', worker: 'new', backup: 'new', postgres: 'old' }
const SETTINGS = [
  'DOMAIN=shop.example.ch',
  'ADMIN_EMAIL=studio@example.ch',
  'ADMIN_PASSWORD=only-for-these-tests',
  'STRIPE_SECRET_KEY=sk_test_1',
  'STRIPE_PUBLISHABLE_KEY=pk_test_1',
  'STRIPE_WEBHOOK_SECRET=whsec_1',
  'SMTP_URL=smtps://studio:secret@mail.example.ch:465',
  'MAIL_FROM=Studio <studio@example.ch>',
  'JWT_SECRET=1',
  'COOKIE_SECRET=2',
  'POSTGRES_PASSWORD=3',
  'POSTGRES_ADMIN_PASSWORD=4',
]

let folder: string
let deploy: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-update-'))
  deploy = join(folder, 'deploy')
  mkdirSync(deploy)
  for (const name of readdirSync(DEPLOY))
    if (name !== 'ssh') copyFileSync(join(DEPLOY, name), join(deploy, name))
  mkdirSync(join(folder, 'bin'))
  symlinkSync(FAKE, join(folder, 'bin', 'docker'))
  writeFileSync(join(deploy, '.env'), SETTINGS.join('\n'))
  const images = { 'atelier-steinbock:current': 'old', 'atelier-steinbock-postgres': 'old' }
  docker({ images, services: OLD })
})
afterEach(() => rmSync(folder, { recursive: true }))

type Docker = {
  images: Record<string, string>
  services: Record<string, string>
  broken: string[]
  refused: string[]
  calls: string[]
  version: string
  hasIpv6: boolean
}

function docker(changes: Partial<Docker> = {}): Docker {
  const file = join(folder, 'docker.json')
  const empty: Docker = {
    images: {},
    services: {},
    broken: [],
    refused: [],
    calls: [],
    version: '28.2.2',
    hasIpv6: true,
  }
  const now = Object.keys(changes).length === 0 ? undefined : { ...empty, ...readState(file), ...changes }
  if (now !== undefined) writeFileSync(file, JSON.stringify(now))
  return now ?? { ...empty, ...readState(file) }
}

function readState(file: string): Partial<Docker> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function script(name: string, ...args: string[]) {
  return run(join(deploy, name), args, {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    FAKE_DOCKER: join(folder, 'docker.json'),
  })
}

describe('an update, and the way back [S13]', () => {
  it('exchanges servers, worker and backups, one after the other', async () => {
    expect(await script('update.sh')).toMatchObject({
      code: 0,
      output: expect.stringContaining('new version serves'),
    })
    expect(docker().services).toEqual(NEW)
    expect(docker().images).toMatchObject({
      'atelier-steinbock:current': 'new',
      'atelier-steinbock:previous': 'old',
    })
  })

  it('leaves the restart of PostgreSQL for its new image to the owner, and says how', async () => {
    expect((await script('update.sh')).output).toMatch(/new image.*up -d --no-deps postgres/)
    docker({ services: { ...NEW, postgres: 'new' } })
    expect((await script('update.sh')).output).not.toContain('PostgreSQL')
  })

  it('says how a shop from before gets the key of second factors, until it has one', async () => {
    expect((await script('update.sh')).output).toContain('AUTH_MFA_ENCRYPTION_KEY=$(openssl rand -hex 32)')
    writeFileSync(join(deploy, '.env'), [...SETTINGS, 'AUTH_MFA_ENCRYPTION_KEY=5'].join('\n'))
    expect(await script('update.sh')).toMatchObject({
      code: 0,
      output: expect.not.stringContaining('AUTH_MFA_ENCRYPTION_KEY'),
    })
  })

  it.each(['server-a', 'server-b', 'worker'])(
    'that does not become ready as %s puts the old version back',
    async (service) => {
      docker({ broken: [`new as ${service}`] })
      expect(await script('update.sh')).toMatchObject({
        code: 1,
        output: expect.stringContaining('The old version was put back'),
      })
      expect(docker().services).toEqual(OLD)
      expect(docker().images['atelier-steinbock:current']).toBe('old')
    },
  )

  it('is taken back by hand with the image of the version before', async () => {
    await script('update.sh')
    docker({ refused: ['^pull'] })
    expect(await script('update.sh', 'atelier-steinbock:previous')).toMatchObject({ code: 0 })
    expect(docker().services).toMatchObject({ 'server-a': 'old', 'server-b': 'old', worker: 'old' })
    expect(docker().images['atelier-steinbock:previous']).toBe('new')
    expect(await script('update.sh', 'atelier-steinbock:unknown')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no new image'),
    })
  })

  it('that only applies settings leaves the way back to the version before', async () => {
    await script('update.sh')
    await script('update.sh')
    expect(docker().images['atelier-steinbock:previous']).toBe('old')
  })

  it('that was cut off before it exchanged a server leaves the way back to the one that serves', async () => {
    docker({
      images: { ...docker().images, 'atelier-steinbock:current': 'lost', 'atelier-steinbock:old': 'old' },
    })
    expect(await script('update.sh')).toMatchObject({ code: 0 })
    expect(docker().images['atelier-steinbock:previous']).toBe('old')
  })

  it.each([
    ['cannot be built', '^build', 'There is no new image'],
    ['refuses its environment', '^compose run .* prepare node', 'Nothing was changed'],
    ['cannot prepare the database', '^compose run .* prepare$', 'The old version serves on'],
  ])('that %s leaves the old version alone', async (_, refused, sentence) => {
    docker({ refused: [refused] })
    expect(await script('update.sh')).toMatchObject({ code: 1, output: expect.stringContaining(sentence) })
    expect(docker().services).toEqual(OLD)
    expect(docker().images['atelier-steinbock:current']).toBe('old')
  })

  it('is refused while one server alone serves', async () => {
    docker({ services: { 'server-a': 'old', worker: 'old' } })
    expect(await script('update.sh')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/server-b is not ready.*--even-if-not-ready/),
    })
    expect(docker().calls).not.toContainEqual(expect.stringMatching(/^(build|compose up)/))
  })

  it.each(['server-a', 'server-b'])('mends %s that is not ready where that was said', async (service) => {
    docker({ services: { ...OLD, [service]: undefined } })
    expect(await script('update.sh', '--even-if-not-ready')).toMatchObject({ code: 0 })
    expect(docker().services).toEqual(NEW)
  })

  it('waits for a pause of the owner’s choice where visitors by IPv6 still share one address', async () => {
    docker({ hasIpv6: false })
    expect(await script('update.sh')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no IPv6 yet'),
    })
    expect(docker().calls).not.toContainEqual(expect.stringMatching(/^(build|compose (up|run))/))
  })

  it('is refused where a setting is missing, before anything is touched', async () => {
    writeFileSync(join(deploy, '.env'), SETTINGS.filter((line) => !line.startsWith('SMTP_URL')).join('\n'))
    expect(await script('update.sh')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Missing in .*: SMTP_URL\./),
    })
    expect(docker().calls).toEqual([])
  })
})

describe('the first deployment [S13]', () => {
  it('makes the secrets, then waits for what only the studio knows', async () => {
    rmSync(join(deploy, '.env'))
    expect(await script('first-deploy.sh')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Fill in'),
    })
    const settings = readFileSync(join(deploy, '.env'), 'utf8')
    expect(settings).toMatch(/^JWT_SECRET=[0-9a-f]{64}$/m)
    expect(settings).toMatch(/^AUTH_MFA_ENCRYPTION_KEY=[0-9a-f]{64}$/m)
    expect(settings).toMatch(/^RESTIC_PASSWORD=[0-9a-f]{48}$/m)
    expect(await script('first-deploy.sh')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Missing in .*: DOMAIN ADMIN_EMAIL STRIPE_SECRET_KEY/),
    })
    expect(readFileSync(join(deploy, '.env'), 'utf8')).toBe(settings)
    expect(docker().calls).toEqual([])
  })

  it('is refused by a Docker that is too old', async () => {
    docker({ version: '26.1.4', services: {} })
    expect(await script('first-deploy.sh')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Docker 27 or newer is needed; here is 26.1.4.'),
    })
  })

  it('is refused where a shop runs already', async () => {
    expect(await script('first-deploy.sh')).toMatchObject({
      code: 1,
      output: expect.stringContaining('runs already'),
    })
    expect(docker().services).toEqual(OLD)
  })
})

describe('the scripts', () => {
  it('hold no mistake that shellcheck knows', async () => {
    const scripts = [DEPLOY, REHEARSAL].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.sh'))
        .map((name) => join(folder, name)),
    )
    expect(await run('shellcheck', ['-x', '-P', join(DEPLOY, '..'), ...scripts])).toEqual({
      code: 0,
      output: '',
    })
  })
})
