import type { AdminOrder } from '@medusajs/framework/types'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setI18n } from 'react-i18next'
import { expect, it } from 'vitest'
import { boardOrderDetailSchema } from '../../src/contract/board/board-order'
import { DEFAULT_PRINT_SPEC } from '../../src/contract/custom-print/print-spec'
import OrderFulfillment from '../src/admin/widgets/order-fulfillment'

const DETAIL = boardOrderDetailSchema.parse({
  order: {
    id: 'order_1',
    number: 1001,
    status: 'paid',
    stage: 'screen',
    total: 539.02,
    currency: 'CHF',
    deliveryOption: 'shipping',
    pieces: 10,
    buyer: 'Ursina',
    lines: [],
    press: { requestId: 'preq_1', version: 1, isScreen: true },
    customPrint: {
      requestNumber: 27,
      job: {
        ...DEFAULT_PRINT_SPEC,
        belowNeck: 90,
        fromMiddle: -25,
        crop: { left: 0, top: 125, right: 0, bottom: 0 },
      },
      height: 260,
    },
    createdAt: '2026-11-22T12:00:00Z',
    dueAt: '2026-12-04',
    screensMadeAt: null,
    printedAt: null,
    readyAt: null,
    failedMails: 0,
    returns: [],
    notes: { studio: null, buyer: null },
    history: [],
  },
  email: 'ursina@example.ch',
  language: 'de',
  address: [],
  tracking: [],
  payment: { sessionId: 'cs_1', paid: 53_902, refunded: 0 },
})

/** The box beside the order in Medusa's admin, which has its answer. */
function renderBox(language: string): string {
  setI18n({
    language,
    languages: [language],
    isInitialized: true,
    options: {},
    hasResourceBundle: () => true,
    getFixedT: () => String,
  } as unknown as Parameters<typeof setI18n>[0])
  const client = new QueryClient()
  client.setQueryData(['/admin/orders/order_1/studio'], DETAIL)
  const box = createElement(OrderFulfillment, { data: { id: 'order_1' } as AdminOrder })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, box)).replaceAll('\u00a0', ' ')
}

it.each([
  [
    'en',
    'Olive on natural, screen print',
    '28.0 × 26.0 cm, front',
    '9.0 cm below the neck, 2.5 cm left of the middle as one looks at it',
    '45 lpi at 22.5°, mesh of 77 threads/cm',
    '12.5 % top',
  ],
  ['de', 'Siebdruck', '28.0 × 26.0 cm', '9.0 cm', '2.5 cm links', '45 lpi', '77 Fäden/cm', 'oben 12.5 %'],
])(
  "whoever makes the screen reads in Medusa's admin in %s how, where and what part is printed",
  (language, ...facts) => {
    const box = renderBox(language)
    for (const fact of facts) expect(box).toContain(fact)
  },
)
