import type { MedusaContainer } from '@medusajs/framework/types'
import { asFunction, asValue } from '@medusajs/framework/awilix'
import type Stripe from 'stripe'
import { type CatalogueSnapshot, createCatalogueSnapshot } from './catalogue/catalogue-cache'
import type { CheckoutResponse } from './contract/cart/checkout'
import type { Environment } from './lib/environment'
import { once } from './lib/once'
import { createMailTransport, type MailTransport } from './mails/mail-transport'
import { createStripe } from './stripe/stripe-client'
import { createMailSender, type MailSender } from './mails/mail-sender'
import { AlertLog } from './monitoring/alert-store'
import { WebhookEventStore } from './payments/webhook-event-store'
import { MailOutbox } from './mails/mail-store'
import { OrderHistory } from './modules/checkout/order-history'
import { OrderNotes } from './orders/order-note-store'
import { OrderReturns } from './returns/return-store'
import { ReceiptBook } from './receipts/receipt-store'
import { CheckoutStore } from './checkout/checkout-store'
import { StockHolds } from './inventory/reservation-store'
import { PriceTableStore } from './custom-print/price-table-store'
import { ProofStore } from './custom-print/proof-store'
import { PrintRequestStore } from './custom-print/request-store'
import { RetentionStore } from './custom-print/retention-store'
import { StaffStore } from './auth/staff-store'
import { readPreview } from './custom-print/queries/read-preview'
import { createReceiptDrawing, type DrawReceipt } from './receipts/draw-receipt'
import { createSettleQueue, type SettleQueue } from './payments/reconciliation-queue'

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

/** What alone reads and writes the shop's own tables. */
type Stores = {
  checkoutStore: CheckoutStore
  reservationStore: StockHolds
  webhookEventStore: WebhookEventStore
  mailStore: MailOutbox
  receiptStore: ReceiptBook
  returnStore: OrderReturns
  orderNoteStore: OrderNotes
  orderHistoryStore: OrderHistory
  alertStore: AlertLog
  staffStore: StaffStore
  printRequestStore: PrintRequestStore
  proofStore: ProofStore
  priceTableStore: PriceTableStore
  retentionStore: RetentionStore
}

declare module '@medusajs/types' {
  // With this, `container.resolve('stripe')` has its type.
  interface ModuleImplementations extends Shared, Stores {}
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
  registerStores(container)
}

function registerStores(container: MedusaContainer): void {
  const database = () => container.resolve('__pg_connection__')
  container.register({
    checkoutStore: shared(
      () =>
        new CheckoutStore(database(), {
          // The request of a proof that is paid for.
          onStatusChange: (checkout, transaction) =>
            container.resolve('proofStore').syncRequestState(checkout, transaction),
        }),
    ),
    reservationStore: shared(() => new StockHolds(database())),
    webhookEventStore: shared(() => new WebhookEventStore(database())),
    mailStore: shared(() => new MailOutbox(database())),
    receiptStore: shared(() => new ReceiptBook(database())),
    returnStore: shared(() => new OrderReturns(database())),
    orderNoteStore: shared(() => new OrderNotes(database())),
    orderHistoryStore: shared(() => new OrderHistory(database())),
    alertStore: shared(() => new AlertLog(database())),
    staffStore: shared(() => new StaffStore(database())),
    printRequestStore: shared(() => new PrintRequestStore(database())),
    proofStore: shared(() => new ProofStore(database())),
    priceTableStore: shared(() => new PriceTableStore(database())),
    retentionStore: shared(() => new RetentionStore(database())),
  } satisfies Record<keyof Stores, unknown>)
}

/** Not awilix's `singleton`: a shutdown clears those, and what still runs would make a second mail sender. */
function shared<T>(make: () => T) {
  return asFunction(once(make))
}
