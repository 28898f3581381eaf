import type { MedusaContainer } from '@medusajs/framework/types'
import { asFunction, asValue } from '@medusajs/framework/awilix'
import type Stripe from 'stripe'
import { type CatalogueCache, createCatalogueCache } from './catalogue/catalogue-cache'
import type { Environment } from './lib/environment'
import { memoise } from './lib/async'
import { createMailTransport, type MailTransport } from './mails/mail-transport'
import { createStripeClient } from './stripe/stripe-client'
import { createMailSender, type MailSender } from './mails/mail-sender'
import { AlertStore } from './monitoring/alert-store'
import { WebhookEventStore } from './payments/webhook-event-store'
import { MailStore } from './mails/mail-store'
import { OrderHistoryStore } from './orders/order-history-store'
import { FailedRefundStore } from './orders/failed-refund-store'
import { OrderNoteStore } from './orders/order-note-store'
import { OrderProblemStore } from './orders/repair/order-problem-store'
import { ReturnStore } from './returns/return-store'
import { ReceiptStore } from './receipts/receipt-store'
import { CheckoutStore } from './checkout/checkout-store'
import { StockQueries } from './inventory/stock-queries'
import { ProofCheckoutStore } from './custom-print/stores/proof-checkout-store'
import { PriceTableStore } from './custom-print/stores/price-table-store'
import { ProofStore } from './custom-print/stores/proof-store'
import { PrintRequestStore } from './custom-print/stores/print-request-store'
import { RequestDecisionStore } from './custom-print/stores/request-decision-store'
import {
  createStorageUsageQueries,
  type StorageUsageQueries,
} from './custom-print/queries/storage-usage-queries'
import { RetentionStore } from './custom-print/stores/retention-store'
import { StaffStore } from './auth/staff-store'
import { readPreview } from './custom-print/queries/read-preview'
import { createReceiptRenderer, type RenderReceipt } from './receipts/receipt-file'
import { processSessionEvents } from './payments/process-session-events'
import type { RefusedWebhooks } from './payments/receive-webhook'
import type { PendingSessions } from './checkout/open-checkout'
import { ReconciliationQueue } from './checkout/reconciliation-queue'

/** The services of which a process has one each, besides Medusa's own. */
type ShopServices = {
  environment: Environment
  stripe: Stripe
  catalogueCache: CatalogueCache
  reconciliationQueue: ReconciliationQueue
  renderReceipt: RenderReceipt
  /** Both undefined without SMTP_URL: mails wait in the outbox. */
  mailTransport: MailTransport | undefined
  mailSender: MailSender | undefined
  stockQueries: StockQueries
  storageUsageQueries: StorageUsageQueries
  pendingSessions: PendingSessions
  refusedWebhooks: RefusedWebhooks
}

/** The stores. Each table of the shop is written by one of them alone; queries read them all. */
type Stores = {
  checkoutStore: CheckoutStore
  webhookEventStore: WebhookEventStore
  mailStore: MailStore
  receiptStore: ReceiptStore
  returnStore: ReturnStore
  failedRefundStore: FailedRefundStore
  orderNoteStore: OrderNoteStore
  orderHistoryStore: OrderHistoryStore
  orderProblemStore: OrderProblemStore
  alertStore: AlertStore
  staffStore: StaffStore
  printRequestStore: PrintRequestStore
  requestDecisionStore: RequestDecisionStore
  proofStore: ProofStore
  proofCheckoutStore: ProofCheckoutStore
  priceTableStore: PriceTableStore
  retentionStore: RetentionStore
}

declare module '@medusajs/types' {
  // Gives `container.resolve('stripe')` its type.
  interface ModuleImplementations extends ShopServices, Stores {}
}

/**
 * Registers the shop's services in Medusa's root container. Each is created when it is first resolved.
 * `medusa exec` has none of them.
 */
export function registerShopServices(container: MedusaContainer, environment: Environment): void {
  const { smtpUrl } = environment
  container.register({
    environment: asValue(environment),
    stripe: lazySingleton(() => createStripeClient(environment.stripe)),
    catalogueCache: lazySingleton(() => createCatalogueCache(container)),
    reconciliationQueue: lazySingleton(
      () =>
        // `checkout` and `orders` add to it without importing `payments`.
        new ReconciliationQueue(
          (queued) => processSessionEvents(queued, container),
          (sentence) => container.resolve('logger').error(sentence),
        ),
    ),
    renderReceipt: lazySingleton(() => createReceiptRenderer()),
    mailTransport: asValue(smtpUrl === undefined ? undefined : createMailTransport(smtpUrl)),
    mailSender: lazySingleton(() =>
      createMailSender(container, (reference) => readPreview(reference, container)),
    ),
    stockQueries: lazySingleton(() => new StockQueries(container.resolve('__pg_connection__'))),
    storageUsageQueries: lazySingleton(() =>
      createStorageUsageQueries(container.resolve('__pg_connection__')),
    ),
    pendingSessions: asValue(new Map()),
    refusedWebhooks: asValue({ count: 0 }),
  } satisfies Record<keyof ShopServices, unknown>)
  registerStores(container)
}

function registerStores(container: MedusaContainer): void {
  const database = () => container.resolve('__pg_connection__')
  container.register({
    checkoutStore: lazySingleton(
      () =>
        new CheckoutStore(database(), {
          stockQueries: container.resolve('stockQueries'),
          // The request of a proof that is paid changes with it.
          onStatusChange: (checkout, transaction) =>
            container.resolve('proofStore').syncRequestState(checkout, transaction),
        }),
    ),
    webhookEventStore: lazySingleton(() => new WebhookEventStore(database())),
    mailStore: lazySingleton(() => new MailStore(database(), () => container.resolve('mailSender')?.wake())),
    receiptStore: lazySingleton(() => new ReceiptStore(database())),
    returnStore: lazySingleton(() => new ReturnStore(database())),
    failedRefundStore: lazySingleton(
      () =>
        new FailedRefundStore(database(), {
          // A return whose money came back can be refunded again.
          onUndone: ({ note }, transaction) =>
            container.resolve('returnStore').reopen(note ?? '', transaction),
        }),
    ),
    orderNoteStore: lazySingleton(() => new OrderNoteStore(database())),
    orderHistoryStore: lazySingleton(() => new OrderHistoryStore(database())),
    orderProblemStore: lazySingleton(() => new OrderProblemStore(database())),
    alertStore: lazySingleton(() => new AlertStore(database())),
    staffStore: lazySingleton(() => new StaffStore(database())),
    printRequestStore: lazySingleton(() => new PrintRequestStore(database(), container.resolve('mailStore'))),
    requestDecisionStore: lazySingleton(
      () =>
        new RequestDecisionStore(
          database(),
          container.resolve('printRequestStore'),
          container.resolve('mailStore'),
        ),
    ),
    proofStore: lazySingleton(
      () =>
        new ProofStore(
          database(),
          container.resolve('printRequestStore'),
          container.resolve('requestDecisionStore'),
          container.resolve('mailStore'),
        ),
    ),
    proofCheckoutStore: lazySingleton(
      () =>
        new ProofCheckoutStore(
          database(),
          container.resolve('checkoutStore'),
          container.resolve('stockQueries'),
        ),
    ),
    priceTableStore: lazySingleton(() => new PriceTableStore(database())),
    retentionStore: lazySingleton(
      () =>
        new RetentionStore(
          database(),
          container.resolve('printRequestStore'),
          container.resolve('requestDecisionStore'),
          container.resolve('proofStore'),
          container.resolve('mailStore'),
        ),
    ),
  } satisfies Record<keyof Stores, unknown>)
}

/**
 * Not awilix's `singleton`: a shutdown clears those, and work
 * that is still running would create a second mail sender.
 */
function lazySingleton<T>(make: () => T) {
  return asFunction(memoise(make))
}
