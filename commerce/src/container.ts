import type { MedusaContainer } from '@medusajs/framework/types'
import { asFunction, asValue } from '@medusajs/framework/awilix'
import type Stripe from 'stripe'
import { type CatalogueSnapshot, createCatalogueSnapshot } from './catalogue/catalogue-snapshot'
import type { CheckoutResponse } from './contract/checkout'
import type { Environment } from './lib/environment'
import { once } from './lib/once'
import { createMailTransport, type MailTransport } from './mails/mail-transport'
import { createStripe } from './lib/stripe/stripe-client'
import { createMailSender, type MailSender } from './mails/mail-sender'
import type { CHECKOUT_MODULE } from './modules/checkout'
import type { CheckoutModuleService } from './modules/checkout/service'
import type { CUSTOM_PRINT_MODULE } from './modules/custom-print'
import type { CustomPrintModuleService } from './modules/custom-print/service'
import type { SIGN_OUT_MODULE } from './modules/sign-outs'
import type { SignOutModuleService } from './modules/sign-outs/service'
import { readPreview } from './custom-print/queries/read-preview'
import { createReceiptDrawing, type DrawReceipt } from './receipts/draw-receipt'
import { createSettleQueue, type SettleQueue } from './settling/settle-queue'

/** What a process of the shop has one of, beside Medusa's own services. */
type Shared = {
  environment: Environment
  stripe: Stripe
  catalogueSnapshot: CatalogueSnapshot
  settleQueue: SettleQueue
  drawReceipt: DrawReceipt
  /** Both undefined without SMTP_URL: mails wait in the outbox. */
  mailTransport: MailTransport | undefined
  mailSender: MailSender | undefined
  /** Hosted sessions that are being opened, by the checkout's id. */
  openingSessions: Map<string, Promise<CheckoutResponse>>
  refusedWebhooks: { count: number }
}

declare module '@medusajs/types' {
  // With this, `container.resolve('stripe')` has its type.
  interface ModuleImplementations extends Shared {
    [CHECKOUT_MODULE]: CheckoutModuleService
    [SIGN_OUT_MODULE]: SignOutModuleService
    [CUSTOM_PRINT_MODULE]: CustomPrintModuleService
  }
}

/** Registers the shop's services in Medusa's root container; each is made when first resolved. `medusa exec` has none. */
export function registerShared(container: MedusaContainer, environment: Environment): void {
  const { smtpUrl } = environment
  container.register({
    environment: asValue(environment),
    stripe: shared(() => createStripe(environment.stripe)),
    catalogueSnapshot: shared(() => createCatalogueSnapshot(container)),
    settleQueue: shared(() => createSettleQueue(container)),
    drawReceipt: shared(() => createReceiptDrawing()),
    mailTransport: asValue(smtpUrl === undefined ? undefined : createMailTransport(smtpUrl)),
    mailSender: shared(() => createMailSender(container, (of) => readPreview(of, container))),
    openingSessions: asValue(new Map()),
    refusedWebhooks: asValue({ count: 0 }),
  } satisfies Record<keyof Shared, unknown>)
}

/** Not awilix's `singleton`: a shutdown clears those, and what still runs would make a second mail sender. */
function shared<T>(make: () => T) {
  return asFunction(once(make))
}
