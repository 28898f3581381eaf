import type { AuthIdentityDTO, AuthIdentityProviderService } from '@medusajs/framework/types'
import { beforeEach, expect, it, vi } from 'vitest'
import { HASH_CONFIG, isOutdatedHash } from '../../../../src/modules/auth-emailpass/hash-config'
import { PasswordProvider } from '../../../../src/modules/auth-emailpass/service'

const EMAIL = 'anna@example.ch'
const PASSWORD = 'quite-a-long-one'
const CHANGED_AT = { password_changed_at: '2026-11-01T08:00:00.000Z' }
const logger = { info: vi.fn(), warn: vi.fn() }

class Service extends PasswordProvider {
  override hashPassword(password: string) {
    return super.hashPassword(password)
  }
}
let accounts: string[]
const database = { raw: () => ({ timeout: async () => ({ rows: accounts.map((email) => ({ email })) }) }) }
const createService = (hashConfig: object) =>
  new Service(
    { logger, authMfaFactorService: { list: async () => [] }, __pg_connection__: database } as never,
    { hashConfig } as never,
  )
const service = createService(HASH_CONFIG)
/** Medusa's default costs. */
const earlier = createService({ logN: 15, r: 8, p: 1 })

let stored: Record<string, unknown>
beforeEach(() => {
  accounts = [EMAIL]
  stored = {}
})

const buildIdentity = (metadata: Record<string, unknown>) =>
  ({
    id: 'authid_1',
    provider_identities: [{ provider: 'emailpass', entity_id: EMAIL, provider_metadata: metadata }],
  }) as unknown as AuthIdentityDTO

const identities = {
  retrieve: async () => buildIdentity(stored),
  update: async (_id: string, { provider_metadata: metadata = {} }) => {
    stored = metadata
    return buildIdentity(metadata)
  },
} as unknown as AuthIdentityProviderService

const signIn = (password: string) => service.authenticate({ body: { email: EMAIL, password } }, identities)

it('a password that was hashed at lower costs still opens the account, and is hashed again at today’s', async () => {
  stored = { ...CHANGED_AT, password: await earlier.hashPassword(PASSWORD) }
  expect(isOutdatedHash(String(stored['password']))).toBe(true)
  expect(await signIn(PASSWORD)).toMatchObject({ success: true })
  expect(isOutdatedHash(String(stored['password']))).toBe(false)
  // Nobody is signed out by it.
  expect(stored).toMatchObject(CHANGED_AT)
  expect(await signIn(PASSWORD)).toMatchObject({ success: true })
})

it('a wrong password changes nothing of an account that was hashed at lower costs', async () => {
  const before = { ...CHANGED_AT, password: await earlier.hashPassword(PASSWORD) }
  stored = before
  expect(await signIn('another-long-one')).toMatchObject({ success: false })
  expect(stored).toBe(before)
})

it('a password costs who guesses as much as OWASP ASVS 5.0 asks', async () => {
  const header = Buffer.from(await service.hashPassword(PASSWORD), 'base64')
  expect([2 ** header.readUInt8(7), header.readUInt32BE(8), header.readUInt32BE(12)]).toEqual([32_768, 8, 3])
})

it('a guess takes as long for an account of lower costs as for one of today', async () => {
  const hashed = vi.spyOn(service, 'hashPassword')
  stored = { password: await earlier.hashPassword(PASSWORD) }
  await signIn('another-long-one')
  expect(hashed).toHaveBeenCalledExactlyOnceWith('another-long-one')
  stored = { password: await service.hashPassword(PASSWORD) }
  hashed.mockClear()
  await signIn('another-long-one')
  expect(hashed).not.toHaveBeenCalled()
})

it.each([
  ['Anna@Example.ch ', [EMAIL], EMAIL],
  [EMAIL, ['Anna@Example.ch'], 'Anna@Example.ch'],
  ['ANNA@example.ch', ['Anna@example.ch', EMAIL], 'ANNA@example.ch'],
])('who types %j finds the account of %j by %j', async (typed, registered, looked) => {
  accounts = registered
  stored = { password: await service.hashPassword(PASSWORD) }
  const retrieve = vi.fn(identities.retrieve)
  await service.authenticate(
    { body: { email: typed, password: PASSWORD } },
    {
      ...identities,
      retrieve,
    },
  )
  expect(retrieve).toHaveBeenCalledExactlyOnceWith({ entity_id: looked })
})

it('a new account is kept in lower case, and one of an earlier release is known in any case', async () => {
  const notFound = Object.assign(new Error('none'), { type: 'not_found' })
  const retrieve = vi.fn(() => Promise.reject(notFound))
  const create = vi.fn(async ({ entity_id }: { entity_id: string }) => {
    return { id: entity_id, provider_identities: [{ provider: 'emailpass' }] }
  })
  const register = (email: string) =>
    service.register({ body: { email, password: PASSWORD } }, { retrieve, create } as never)
  await register(' Beat@Example.ch\u200B')
  expect(create.mock.calls[0]?.[0]).toMatchObject({ entity_id: 'beat@example.ch' })
  accounts = ['Anna@Example.ch']
  await register(EMAIL)
  expect(retrieve).toHaveBeenLastCalledWith({ entity_id: 'Anna@Example.ch' })
})
