import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Attention, ATTENTION_LIST_PATH } from '@contract/board/attention'
import { ORDER_PROBLEMS, type OrderProblem } from '@contract/board/order-problem'
import {
  acceptSignIn,
  answers,
  EMPTY_ATTENTION,
  expectErrors,
  installFakeServer,
  openList,
  renderBoardPage,
  showBoard,
  signIn,
} from '../board-support'

beforeEach(installFakeServer)

describe('the board [R7]', () => {
  it('says why no order was made of a payment, and why a product is no longer offered [F2]', async () => {
    answers['GET /admin/attention'] = {
      body: {
        findings: [
          {
            kind: 'kept_back',
            since: '2026-02-03T10:20:00Z',
            productId: 'prod_1',
            title: 'Crying Skull',
            issues: [{ code: 'no_shipping_profile' }, { code: 'price_zero', size: 'M' }],
          },
          {
            kind: 'press_full',
            since: '2026-02-03T10:20:00Z',
            open: 500,
            bytes: 2_040_000_000,
          },
          {
            kind: 'blanks_short',
            since: '2026-02-03T10:20:00Z',
            number: 27,
            reason: '20 × M (12)',
          },
          {
            kind: 'not_placed',
            id: 'chki_2',
            since: '2026-02-03T10:20:00Z',
            reason: 'The cart items require shipping profiles that are not satisfied',
            sessionId: 'cs_2',
            total: 42.2,
            currency: 'CHF',
          },
        ],
        lastWebhook: null,
        waitingMails: 0,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 4/)
    expect(screen.getByText('500 requests are open', { exact: false })).toHaveTextContent('2.0 GB')
    const short = screen.getByText('Request 27 could not be approved: blank shirts are missing')
    expect(short.closest('li')).toHaveTextContent(/20 × M \(12\)Nothing was charged/)
    expect(screen.getByText(/^The shop no longer offers Crying Skull/)).toBeInTheDocument()
    expect(screen.getByText(/^It has no shipping profile/)).toBeInTheDocument()
    expect(screen.getByText('M: Its price is 0. The shop gives nothing away.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'In Medusa' })).toHaveAttribute('href', '/app/products/prod_1')
    expect(screen.getByText(/CHF 42.20 went back to the buyer/)).toBeInTheDocument()
    expect(screen.getByText(/^The cart items require shipping profiles/)).toBeInTheDocument()
  })

  it('says which refunds did not arrive, why, and what to do, until they are seen to', async () => {
    const failed = {
      kind: 'refund_failed',
      id: 're_1',
      since: '2026-02-03T10:20:00Z',
      reason: 'expired_or_canceled_card',
      amount: 42.2,
      currency: 'CHF',
      sessionId: 'cs_1',
      orderId: 'order_1',
      orderNumber: 7,
    } as const
    answers['GET /admin/attention'] = {
      body: {
        findings: [
          failed,
          {
            ...failed,
            id: 're_2',
            reason: 'solar_flare',
            orderId: null,
            orderNumber: null,
            sessionId: 'cs_2',
          },
        ],
        lastWebhook: null,
        waitingMails: 0,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 2/)
    const [withOrder, alone] = [
      'CHF 42.20 of order 7 did not reach',
      'CHF 42.20 without an order did not reach',
    ].map((title) => screen.getByText(title, { exact: false }).closest('li'))
    expect(withOrder).toHaveTextContent(/The card has expired or was cancelled.*bank transfer/)
    expect(screen.getByRole('link', { name: /7/ })).toHaveAttribute('href', '/app/orders/order_1')
    expect(alone).toHaveTextContent(/no more about why \(solar_flare\).*cs_2/)
    answers['POST /admin/attention/failed-refunds/re_1'] = { body: EMPTY_ATTENTION }
    answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
    fireEvent.click(screen.getAllByRole('button', { name: 'Seen to, close' })[0] as HTMLElement)
    expect(await screen.findByText('Nothing needs attention.')).toBeInTheDocument()
    expect(screen.getByText('The failed refund is closed.')).toHaveRole('status')
  })

  it('says what does not add up in an order and what to do, and what the shop has mended itself', async () => {
    const broken = (problem: OrderProblem, isMended = false) => ({
      kind: 'order_broken' as const,
      since: '2026-02-03T10:20:00Z',
      problem,
      subject: `${problem}_1`,
      orderId: problem === 'level' ? null : 'order_1',
      number: problem === 'level' ? null : 7,
      detail: 'Crying Skull M',
      isMended,
    })
    answers['GET /admin/attention'] = {
      body: {
        findings: [...ORDER_PROBLEMS.map((problem) => broken(problem)), broken('open_change', true)],
        lastWebhook: null,
        waitingMails: 0,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 7/)
    expect(screen.getAllByText('Order 7 does not add up')).toHaveLength(5)
    expect(screen.getByText('The reservations of Crying Skull M do not add up')).toBeInTheDocument()
    expect(screen.getByText(/^A line of it counts twice, .*: Crying Skull M\./)).toBeInTheDocument()
    const mended = screen.getByText('Order 7 was cut off while it was changed, and can be changed again')
    expect(mended.closest('li')).toHaveTextContent(/What was begun is dropped/)
    expect(screen.getAllByRole('link', { name: 'In Medusa' })[0]).toHaveAttribute(
      'href',
      '/app/orders/order_1',
    )
  })

  it('lists checkouts in review and failed mails with what to do about them, and confirms what is done [S12]', async () => {
    expectErrors()
    answers['GET /admin/attention'] = {
      body: {
        findings: [
          {
            kind: 'review',
            id: 'chki_1',
            since: '2026-02-03T10:20:00Z',
            reason: 'Paid CHF 1.00, quoted CHF 42.20',
            sessionId: 'cs_1',
            total: 42.2,
            currency: 'CHF',
          },
          {
            kind: 'mail',
            id: 'chkm_1',
            since: '2026-02-03T10:20:00Z',
            reason: '550 no such mailbox',
            mail: 'confirmation',
            recipient: 'buyer@example.org',
            orderId: 'order_1',
            orderNumber: 7,
          },
        ],
        lastWebhook: { type: 'checkout.session.completed', at: '2026-02-03T10:20:00Z' },
        waitingMails: 2,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 2/)
    expect(screen.getByText('Paid, but not what was quoted: CHF 42.20')).toBeInTheDocument()
    expect(screen.getByText(/^Last heard from Stripe: 3 Feb 2026/)).toHaveTextContent(
      /Emails waiting to be sent: 2\.$/,
    )
    answers['POST /admin/attention/review/chki_1'] = {
      status: 400,
      body: { message: 'The money has not gone back yet.' },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Refunded, close' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The money has not gone back yet.')
    answers['POST /admin/orders/order_1/mails/chkm_1'] = {
      status: 202,
      body: { recipient: 'ursina@example.org' },
    }
    answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Nothing needs attention.')).toBeInTheDocument()
    expect(screen.getByText('The email goes to ursina@example.org again.')).toHaveRole('status')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it("opens what needs attention by the link of an alert and of Medusa's admin, after signing in too", async () => {
    acceptSignIn()
    await renderBoardPage(ATTENTION_LIST_PATH)
    await signIn()
    expect(await screen.findByText('Nothing needs attention.')).toBeInTheDocument()
  })
})
