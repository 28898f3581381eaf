import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../src/contract/custom-print/print-quote'
import {
  priceRowsResponseSchema,
  savePricesBodySchema,
  serialisePriceTable,
  parsePriceTable,
} from '../../../src/contract/custom-print/price-table'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { printRequestBodySchema } from '../../../src/contract/custom-print/print-request'
import { computeEarliestDate, isAcceptableDate } from '../../../src/contract/custom-print/requested-date'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { readRequestToken, createRequestToken } from '../../../src/orders/request-link'
import { createOrderToken } from '../../../src/orders/order-link'
import {
  computeMinutesUntilAllowed,
  LIMITS_PER_IP,
  LIMITS_PER_EMAIL,
} from '../../../src/custom-print/rules/request-rate'

const SECRET = 'a-secret-of-the-shop-of-32-characters'
const ID = 'preq_01KAK3F0N3V5Q7W9Y1A3C5E7G9'

describe('the link to a request', () => {
  it('opens that request, and nothing when any character of it is another [P24]', () => {
    const token = createRequestToken(ID, SECRET)
    expect(readRequestToken(token, SECRET)).toBe(ID)
    for (let at = 0; at < token.length - 1; at += 1) {
      const forged = `${token.slice(0, at)}${token[at] === 'b' ? 'c' : 'b'}${token.slice(at + 1)}`
      expect(readRequestToken(forged, SECRET), `character ${at}`).toBeUndefined()
    }
  })

  it('is signed with a key of its own: the link of an order opens no request [P24]', () => {
    expect(readRequestToken(createRequestToken(ID, SECRET), `${SECRET}!`)).toBeUndefined()
    const orderToken = createOrderToken('chki_01KAK3F0N3V5Q7W9Y1A3C5E7G9', SECRET, new Date())
    expect(readRequestToken(orderToken, SECRET)).toBeUndefined()
    for (const guess of ['', 'x', `${ID}.`, `${ID}.${'A'.repeat(43)}`, ` ${createRequestToken(ID, SECRET)}`])
      expect(readRequestToken(guess, SECRET)).toBeUndefined()
  })
})

describe('how many requests are taken', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

  it('from one address: three an hour, and then it says for how long not [P22]', () => {
    expect(computeMinutesUntilAllowed([ago(50), ago(2)], LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed([ago(50), ago(2), ago(1)], LIMITS_PER_IP, 1, now)).toBe(10)
    expect(computeMinutesUntilAllowed([ago(60), ago(2), ago(1)], LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed([ago(50), ago(2), ago(1)], LIMITS_PER_IP, 20, now)).toBe(0)
  })

  it('ten a day from one address, five a day for one e-mail [P22]', () => {
    const sent = Array.from({ length: 10 }, (_, hour) => ago((20 - hour) * 60))
    expect(computeMinutesUntilAllowed(sent, LIMITS_PER_IP, 1, now)).toBe(4 * 60)
    expect(computeMinutesUntilAllowed(sent.slice(1), LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed(sent.slice(0, 5), LIMITS_PER_EMAIL, 1, now)).toBe(4 * 60)
    expect(computeMinutesUntilAllowed(sent.slice(0, 4), LIMITS_PER_EMAIL, 1, now)).toBe(0)
  })
})

describe('the day by which something is wanted', () => {
  it('is a working day, seven working days away or more', () => {
    // A Wednesday.
    expect(computeEarliestDate('2026-11-25')).toBe('2026-12-04')
    expect(isAcceptableDate('2026-12-04', '2026-11-25')).toBe(true)
    expect(isAcceptableDate('2026-12-03', '2026-11-25')).toBe(false)
    expect(isAcceptableDate('2026-12-05', '2026-11-25')).toBe(false)
  })
})

describe("the studio's prices", () => {
  it('cost the same after they were stored and sent', () => {
    const rows = priceRowsResponseSchema.parse(
      JSON.parse(JSON.stringify(serialisePriceTable(EXAMPLE_PRICE_TABLE))),
    )
    const table = parsePriceTable({ version: 0, isExample: true, rows })
    expect(table).toEqual(EXAMPLE_PRICE_TABLE)
    for (let pieces = 1; pieces <= 500; pieces += 1) {
      const input = {
        ...DEFAULT_PRINT_SPEC,
        counts: { S: 0, M: pieces, L: 0, XL: 0 },
        area: 700,
        delivery: 'shipping',
      } as const
      expect(computePrintQuote(input, table, DEFAULT_PRICING)).toEqual(
        computePrintQuote(input, EXAMPLE_PRICE_TABLE, DEFAULT_PRICING),
      )
    }
  })

  it('are refused where steps fall, have no end, or an amount is none', () => {
    const rows = serialisePriceTable(EXAMPLE_PRICE_TABLE)
    for (const wrong of [
      { ...rows, screenInRappen: -1 },
      { ...rows, screenInRappen: 1.5 },
      { ...rows, printSteps: [] },
      { ...rows, printSteps: [{ upTo: 20, eachInRappen: 850 }] },
      {
        ...rows,
        printSteps: [
          { upTo: null, eachInRappen: 1 },
          { upTo: null, eachInRappen: 1 },
        ],
      },
      { ...rows, printSteps: [50, 20, null].map((upTo) => ({ upTo, eachInRappen: 1 })) },
      { ...rows, dtgSteps: [50, 50, null].map((upToArea) => ({ upToArea, eachInRappen: 1 })) },
      { ...rows, shirtInRappen: { natural: rows.shirtInRappen.natural } },
      { ...rows, more: 1 },
    ])
      expect(savePricesBodySchema.safeParse({ known: 0, rows: wrong }).success).toBe(false)
  })
})

describe('a request that is sent', () => {
  const request = {
    key: '7b9c1e7e-4a1f-4a58-9c0d-0d6c1f0a2b3c',
    language: 'de',
    email: ' anna.muster@example.ch ',
    name: 'Anna Muster',
    note: '',
    wishDate: null,
    delivery: 'shipping',
    job: DEFAULT_PRINT_SPEC,
    priceVersion: 0,
    total: 31231,
  }

  it('has one address, a name and nothing more', () => {
    expect(printRequestBodySchema.parse(request).email).toBe('anna.muster@example.ch')
    for (const wrong of [
      { email: 'a@b.ch, c@d.ch' },
      { email: 'nobody' },
      { email: `${'x'.repeat(250)}@b.ch` },
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'A\r\nBcc: x@y.ch' },
      { note: 'x'.repeat(1001) },
      { note: 'a\0b' },
      { name: 'a\ud800' },
      { wishDate: 'tomorrow' },
      { wishDate: '2026-02-31' },
      { job: { ...DEFAULT_PRINT_SPEC, counts: { S: 300, M: 300, L: 0, XL: 0 } } },
      { key: 'x' },
      { more: 1 },
    ])
      expect(printRequestBodySchema.safeParse({ ...request, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      )
  })
})
