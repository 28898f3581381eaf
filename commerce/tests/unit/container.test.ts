import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { registerShopServices } from '../../src/container'
import { parseEnvironment } from '../../src/lib/environment'

function createContainer(variables: Record<string, string>) {
  const container = createMedusaContainer()
  registerShopServices(container, parseEnvironment(variables))
  const logger = { info() {}, warn() {}, error() {} }
  container.register({
    [ContainerRegistrationKeys.LOGGER]: asValue(logger),
    [ContainerRegistrationKeys.QUERY]: asValue({}),
    [ContainerRegistrationKeys.PG_CONNECTION]: asValue({}),
  })
  return container
}

describe('what a process of the shop has one of', () => {
  const shared = [
    'environment',
    'checkoutStore',
    'stripe',
    'catalogueCache',
    'reconciliationQueue',
    'mailTransport',
    'mailSender',
    'pendingSessions',
    'refusedWebhooks',
  ] as const

  it.each(shared)('%s is the same in every request', (name) => {
    const container = createContainer({ SMTP_URL: 'smtp://localhost:2525' })
    const first = container.createScope().resolve(name)
    expect(first).toBeDefined()
    expect(container.createScope().resolve(name)).toBe(first)
    expect(container.resolve(name)).toBe(first)
  })

  it('makes no second mail sender while a shutdown is under way', async () => {
    const container = createContainer({ SMTP_URL: 'smtp://localhost:2525' })
    const sender = container.resolve('mailSender')
    await container.dispose()
    expect(container.resolve('mailSender')).toBe(sender)
  })

  it('sends no mails without a mail server', () => {
    expect(createContainer({}).resolve('mailSender')).toBeUndefined()
  })
})
