import { expect, inject, it } from 'vitest'
import type { Checkout } from '../../../src/checkout/checkout'
import type { EncodedFields } from '../../../src/contract/custom-print/field-names'
import type {
  StoredPriceTable,
  ArtworkFile,
  PrintRequest,
  Proof,
  RequestDecision,
} from '../../../src/custom-print/stores/custom-print-rows'
import type { MailRow } from '../../../src/mails/mail'
import type { FailedRefundRow } from '../../../src/orders/failed-refund-store'
import type { WebhookEventRow } from '../../../src/payments/webhook-event-store'
import type { ReceiptRow } from '../../../src/receipts/receipt'
import { query } from '../../support/database'

/** A column of PostgreSQL's as a field of ours has it; `?`: it may be null. */
type Column<Value> = unknown extends Value
  ? 'jsonb'
  : null extends Value
    ? `${ColumnType<NonNullable<Value>>}?`
    : ColumnType<Value>
type ColumnType<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'integer' | 'real'
    : Value extends Date
      ? 'timestamp with time zone'
      : 'jsonb'
type Columns<Row> = { [Name in keyof Row]-?: Column<Exclude<Row[Name], undefined>> }

const TIME = 'timestamp with time zone'

/** The columns that stores read, by table. The compiler checks them against the types of the rows. */
const READ: Record<string, Record<string, string>> = {
  checkout_intent: {
    id: 'text',
    idempotency_key: 'text',
    request_hash: 'text',
    status: 'text',
    locale: 'text',
    delivery_option: 'text',
    lines: 'jsonb',
    currency: 'text',
    subtotal: 'integer',
    shipping: 'integer',
    tax: 'integer',
    total: 'integer',
    tax_rate_percent: 'real',
    shipping_option_id: 'text',
    provider_attempt: 'integer',
    expires_at: TIME,
    session_id: 'text?',
    session_url: 'text?',
    checked_at: `${TIME}?`,
    order_id: 'text?',
    order_number: 'integer?',
    payment_id: 'text?',
    email_masked: 'text?',
    reason: 'text?',
    address_hash: 'text?',
    proof_id: 'text?',
    failed_attempts: 'integer',
    paid_at: `${TIME}?`,
    created_at: TIME,
    updated_at: TIME,
  } satisfies Columns<Checkout>,
  failed_refund: {
    id: 'text',
    checkout_id: 'text',
    amount: 'integer',
    reason: 'text',
    refunded_at: TIME,
    failed_at: TIME,
    refund_id: 'text?',
    note: 'text?',
    began_at: `${TIME}?`,
    undone_at: `${TIME}?`,
    closed_at: `${TIME}?`,
  } satisfies Columns<FailedRefundRow>,
  checkout_event: {
    id: 'text',
    provider_event_id: 'text',
    type: 'text',
    session_id: 'text',
    attempts: 'integer',
    next_attempt_at: TIME,
    processed_at: `${TIME}?`,
    error: 'text?',
    created_at: TIME,
    updated_at: TIME,
    deleted_at: `${TIME}?`,
  } satisfies Columns<WebhookEventRow>,
  checkout_mail: {
    id: 'text',
    intent_id: 'text?',
    order_id: 'text?',
    kind: 'text',
    occasion: 'text',
    recipient: 'text',
    facts: 'jsonb',
    state: 'text',
    attempts: 'integer',
    round: 'integer',
    next_attempt_at: TIME,
    sent_at: `${TIME}?`,
    last_error: 'text?',
    created_at: TIME,
    updated_at: TIME,
  } satisfies Columns<MailRow>,
  checkout_receipt: {
    kind: 'text',
    year: 'integer',
    sequence: 'integer',
    order_id: 'text',
    booked_at: TIME,
    content: 'jsonb',
  } satisfies Columns<ReceiptRow>,
  press_request: {
    id: 'text',
    number: 'integer',
    state: 'text',
    language: 'text',
    email: 'text?',
    name: 'text?',
    note: 'text?',
    wish_date: 'text?',
    delivery: 'text',
    job: 'jsonb',
    height: 'real',
    answers: 'jsonb',
    quote: 'jsonb',
    price_version: 'integer',
    total: 'integer',
    tax_rate_percent: 'real',
    currency: 'text',
    idempotency_key: 'text',
    reorder_of: 'text?',
    address_hash: 'text?',
    last_step_at: TIME,
    deleted_files_at: `${TIME}?`,
    created_at: TIME,
  } satisfies Columns<EncodedFields<PrintRequest>>,
  press_artwork: {
    request_id: 'text',
    kind: 'text',
    version: 'integer?',
    sha256: 'text',
    bytes: 'integer',
    width: 'integer',
    height: 'integer',
    file_key: 'text',
  } satisfies Columns<ArtworkFile>,
  press_decision: {
    id: 'text',
    request_id: 'text',
    key: 'text',
    kind: 'text',
    words: 'text',
    by: 'text',
    at: TIME,
    proof_id: 'text?',
  } satisfies Columns<RequestDecision>,
  press_proof: {
    id: 'text',
    request_id: 'text',
    key: 'text',
    version: 'integer',
    job: 'jsonb',
    height: 'real?',
    answers: 'jsonb?',
    lines: 'jsonb',
    quote: 'jsonb',
    total: 'integer',
    tax_rate_percent: 'real',
    currency: 'text',
    ready_on: 'text',
    valid_until: 'text',
    message: 'text',
    by: 'text',
    sent_at: TIME,
  } satisfies Columns<EncodedFields<Proof>>,
  press_price_table: { version: 'integer', rows: 'jsonb' } satisfies Columns<StoredPriceTable>,
}

/** Columns of these tables that no store reads. */
const UNREAD: Record<string, string[]> = {
  checkout_intent: ['deleted_at'],
  checkout_mail: ['deleted_at'],
  checkout_receipt: ['created_at', 'occasion'],
  press_artwork: ['created_at', 'id'],
  press_price_table: ['at', 'by'],
  press_request: ['deleted_at', 'updated_at'],
}

it.each(Object.keys(READ))(
  '%s has the columns that are read of it, and no others but those that nobody reads',
  async (table) => {
    const columns = await query<{ name: string; type: string }>(
      inject('preparedUrl'),
      `select column_name as name, data_type || case is_nullable when 'YES' then '?' else '' end as type
     from information_schema.columns where table_name = $1`,
      [table],
    )
    const unread = UNREAD[table] ?? []
    const read = columns.filter(({ name }) => !unread.includes(name))
    expect(Object.fromEntries(read.map(({ name, type }) => [name, type]))).toEqual(READ[table])
    expect(columns.length - read.length).toBe(unread.length)
  },
)
