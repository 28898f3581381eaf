import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { StaffRequestResponse } from '@contract/custom-print/staff-request'
import { SPEC, REQUEST, findSentTo, showRequests } from './requests-fixture'
import { answers, sentRequests, installFakeServer } from '../board-support'

beforeEach(installFakeServer)

describe('the requests on the board', () => {
  it('get price and proof in two presses, filled in from the quote', async () => {
    await showRequests(REQUEST)
    answers['POST /admin/press-requests/preq_1/proofs'] = { body: { requests: [REQUEST] } }
    fireEvent.click(await screen.findByRole('button', { name: 'Send price and proof' }))
    const price = screen.getByLabelText<HTMLInputElement>(/^Screen/)
    expect(price.value).toBe('60.00')
    expect(screen.getByLabelText<HTMLInputElement>(/Print, up to 20/).value).toBe('8.50')
    expect(screen.getByLabelText<HTMLInputElement>(/Print, from 21/).value).toBe('6.50')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Request 27: version 1 of the proof goes out by email.')).toBeDefined()
    expect(findSentTo('/admin/press-requests/preq_1/proofs')).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{36}$/),
        version: 1,
        amounts: [6000, 850, 650, 980, 980, 980, 980],
        total: 53_902,
        readyOn: '2026-12-04',
        message: '',
      },
    ])
  })

  it('show what a changed price comes to, and are not sent with an amount that is none', async () => {
    await showRequests(REQUEST)
    answers['POST /admin/press-requests/preq_1/proofs'] = { body: { requests: [REQUEST] } }
    fireEvent.click(await screen.findByRole('button', { name: 'Send price and proof' }))
    const price = screen.getByLabelText<HTMLInputElement>(/^Screen/)
    fireEvent.change(price, { target: { value: 'free' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please type amounts')
    fireEvent.change(price, { target: { value: '50' } })
    expect(screen.getByText('CHF 528.25')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/Message to the buyer/), { target: { value: 'Opened.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/goes out by email/)
    expect(findSentTo('/admin/press-requests/preq_1/proofs')).toMatchObject([
      { total: 52_825, message: 'Opened.' },
    ])
  })

  describe('are answered with another print than was sent', () => {
    const openForm = async (request: Partial<StaffRequestResponse> = {}) => {
      await showRequests({ ...REQUEST, ...request })
      answers['POST /admin/press-requests/preq_1/proofs'] = { body: { requests: [] } }
      fireEvent.click(await screen.findByRole('button', { name: /^Send (price and proof|a newer version)$/ }))
    }
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const send = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }))
      await screen.findByText(/goes out by email/)
      return findSentTo('/admin/press-requests/preq_1/proofs').at(-1)
    }

    it('at the same price where only the ink is another', async () => {
      await openForm()
      type('Ink', 'clay')
      type('Width, cm', '25')
      expect(await send()).toMatchObject({ job: { ...SPEC, ink: 'clay', width: 250 }, total: 53_902 })
    })

    it('with the prices of the table where pieces or the method are others', async () => {
      await openForm()
      type('Pieces, S', '0')
      type('Pieces, XL', '0')
      expect(screen.getByLabelText(/^Print16 ×$/)).toHaveValue('8.50')
      expect(screen.getByText('CHF 389.97')).toBeDefined()
      type('Method', 'dtg')
      expect(screen.queryByLabelText('Ink')).toBeNull()
      const each = screen.getByLabelText(/^Print16 ×$/)
      expect(each).toHaveValue('22.00')
      fireEvent.change(each, { target: { value: '20' } })
      const counts = { S: 0, M: 8, L: 8, XL: 0 }
      expect(await send()).toMatchObject({
        job: { ...SPEC, method: 'dtg', counts },
        amounts: [2000, 980, 980],
        total: 52_351,
      })
    })

    it('on the shirt, and as it was looked at', async () => {
      await openForm()
      type('Width, cm', '34')
      type('Below the neck, cm', '40')
      fireEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('The print was moved onto the shirt.')
      expect(findSentTo('/admin/press-requests/preq_1/proofs')).toEqual([])
      expect(screen.getByLabelText('Below the neck, cm')).toHaveValue(30.3)
      expect(await send()).toMatchObject({ job: { width: 340, belowNeck: 303 } })
    })

    beforeEach(() => {
      answers['GET /admin/press-requests/preq_1/print'] = { body: {} }
      // jsdom has neither.
      Object.assign(URL, { createObjectURL: () => 'blob:print', revokeObjectURL: () => undefined })
    })

    it('after a look at it, which is drawn when it is asked for, and again for another job', async () => {
      await openForm()
      expect(screen.queryByRole('button', { name: 'Look at the print' })).toBeNull()
      type('Ink', 'clay')
      const button = screen.getByRole('button', { name: 'Look at the print' })
      button.focus()
      fireEvent.click(button)
      expect(await screen.findByText('This is how it would print.')).toHaveRole('status')
      expect(button).toHaveFocus()
      const [, picture] = screen.getAllByAltText('The print of request 27')
      expect(picture).toHaveAttribute('src', 'blob:print')
      const path = sentRequests.at(-1)?.path ?? ''
      expect(path).toContain('/admin/press-requests/preq_1/print?')
      const job = new URL(path, 'http://localhost').searchParams.get('job')
      expect(JSON.parse(job ?? '')).toMatchObject({ ink: 'clay', width: 320 })
      type('Ink', 'sand')
      expect(screen.getAllByAltText('The print of request 27')).toHaveLength(1)
    })

    it('as high as it was drawn, which leaving out specks may change, and else as the version before', async () => {
      answers['GET /admin/press-requests/preq_1/print'] = { body: {}, headers: { 'X-Print-Height': '120.4' } }
      const cleaned = { ...SPEC, width: 300, isCleaned: true }
      const { readyOn, validUntil } = REQUEST.draft
      const sent = {
        version: 1,
        total: 1,
        readyOn,
        validUntil,
        message: '',
        sentAt: REQUEST.sentAt,
        by: 'Reto',
      }
      await openForm({
        proofs: [{ ...sent, job: cleaned, height: 250, answers: [] }],
        draft: { ...REQUEST.draft, job: cleaned, aspect: 300 / 250 },
      })
      const form = within(screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLElement)
      expect(form.getByText(/^30\.0 × 25\.0 cm/)).toBeVisible()
      type('Light and dark, −50 lighter to 50 darker', '20')
      expect(form.getByText(/^30\.0 × 25\.0 cm/)).toBeVisible()
      fireEvent.click(screen.getByRole('button', { name: 'Look at the print' }))
      expect(await form.findByText(/^30\.0 × 12\.0 cm/)).toBeVisible()
      type('Width, cm', '15')
      expect(form.getByText(/^15\.0 × 12\.5 cm/)).toBeVisible()
    })

    describe('of which another part is cut away', () => {
      const readJob = (name: string) => {
        const job = new URL(sentRequests.at(-1)?.path ?? '', 'http://localhost').searchParams.get(name)
        return job === null ? null : (JSON.parse(job) as PrintSpec)
      }
      const lookAtPrint = async (width: string, height: string) => {
        answers['GET /admin/press-requests/preq_1/print'] = {
          body: {},
          headers: { 'X-Print-Width': width, 'X-Print-Height': height },
        }
        fireEvent.click(screen.getByRole('button', { name: 'Look at the print' }))
        await screen.findByText(/^This is how it would print/)
      }
      const CROP = { left: 55, top: 0, right: 0, bottom: 0 }

      it('only once it was looked at, with the width that follows the cut, the height and the price of what is left', async () => {
        const dtg = { ...SPEC, method: 'dtg' as const }
        await openForm({ job: dtg, draft: { ...REQUEST.draft, job: dtg } })
        type('Method', 'dtg')
        type('Off left, %', '5,5')
        fireEvent.click(screen.getByRole('button', { name: 'Send' }))
        expect(await screen.findByRole('alert')).toHaveTextContent('Please look at the print, then send.')
        expect(findSentTo('/admin/press-requests/preq_1/proofs')).toEqual([])
        const form = within(screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLElement)
        expect(form.queryByText(/ cm, front$/)).toBeNull()
        await lookAtPrint('102', '50')
        expect(screen.queryByRole('alert')).toBeNull()
        expect(readJob('job')).toMatchObject({ width: 320, crop: CROP })
        expect(readJob('scaledAs')).toEqual(dtg)
        expect(
          screen.getByText('This is how it would print. The width follows the cut: 10.2 cm.'),
        ).toHaveRole('status')
        expect(screen.getByLabelText('Width, cm')).toHaveValue(10.2)
        expect(form.getByText('10.2 × 5.0 cm, front')).toBeVisible()
        expect(form.getByText('Cut away from the picture: 5.5 % left')).toBeVisible()
        expect(await send()).toMatchObject({
          job: { ...dtg, width: 102, crop: CROP },
          amounts: [1600, 980, 980, 980, 980],
        })
      })

      it('as wide as the studio types it, and as large as in that print when it is cut again', async () => {
        await openForm()
        type('Off top, %', '10')
        type('Width, cm', '20')
        await lookAtPrint('200', '180')
        expect(readJob('scaledAs')).toBeNull()
        expect(screen.getByText('This is how it would print.')).toBeVisible()
        type('Off top, %', '20')
        await lookAtPrint('190', '150')
        expect(readJob('scaledAs')).toMatchObject({ width: 200, crop: { top: 100 } })
        type('Off top, %', '0')
        await lookAtPrint('215', '200')
        // Not as in the second, whose width is a rounded one.
        expect(readJob('scaledAs')).toMatchObject({ width: 200, crop: { top: 100 } })
        expect(await send()).toMatchObject({ job: { ...SPEC, width: 215 } })
      })

      it('none of it, which the server is told, as it would keep the cut of the version before', async () => {
        const cropped = { ...SPEC, crop: CROP }
        await openForm({ job: cropped, draft: { ...REQUEST.draft, job: cropped } })
        type('Off left, %', '0')
        await lookAtPrint('339', '298')
        expect(readJob('job')).toMatchObject({ crop: null })
        expect(readJob('scaledAs')).toEqual(cropped)
        expect(await send()).toMatchObject({ job: { ...SPEC, width: 339, crop: null } })
      })
    })

    it.each([
      [409, { code: 'not_printable' }, /^The press cannot print it like that/],
      [503, { code: 'press_busy' }, /^Many drawings are being read at the moment/],
      [503, {}, /^Nothing has changed. Please check the connection/],
    ])('after a look at it that failed, which says why: %i %o', async (status, body, words) => {
      await openForm()
      answers['GET /admin/press-requests/preq_1/print'] = { status, body }
      type('Ink', 'clay')
      fireEvent.click(screen.getByRole('button', { name: 'Look at the print' }))
      expect(await screen.findByText(words)).toHaveRole('status')
    })

    it('with a typed price for what it was typed for alone', async () => {
      await openForm()
      fireEvent.change(screen.getByLabelText(/^Print, from 21/), { target: { value: '7' } })
      fireEvent.change(screen.getByLabelText(/^Shirt .*S4 ×$/), { target: { value: '11' } })
      type('Method', 'dtg')
      expect(screen.getByLabelText(/^Print24 ×$/)).toHaveValue('22.00')
      expect(screen.getByLabelText(/^Shirt .*S4 ×$/)).toHaveValue('11')
      type('Shirt', 'sand')
      expect(screen.getByLabelText(/^Shirt .*S4 ×$/)).toHaveValue('9.80')
      type('Method', 'screen')
      type('Shirt', 'natural')
      expect(screen.getByLabelText(/^Print, from 21/)).toHaveValue('7')
    })

    it('with a drawing that was touched up, from what the version before has', async () => {
      await openForm({ draft: { ...REQUEST.draft, job: { ...SPEC, curve: -10, isCleaned: true } } })
      const touchUps = screen.getByRole('group', { name: 'Touch-ups to the drawing' })
      expect(screen.getByLabelText(/^Light and dark/)).toHaveValue(-10)
      expect(screen.getByLabelText('Swap light and dark')).toHaveDisplayValue('As drawing and shirt ask')
      expect(within(touchUps).getByLabelText('Thicken thin lines')).not.toBeChecked()
      fireEvent.click(within(touchUps).getByLabelText('Leave out specks'))
      fireEvent.click(within(touchUps).getByLabelText('Thicken thin lines'))
      type('Light and dark, −50 lighter to 50 darker', '20')
      fireEvent.change(screen.getByLabelText('Swap light and dark'), { target: { value: 'swapped' } })
      expect(screen.getByText('Darkened by 20')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Look at the print' })).toBeVisible()
      expect(await send()).toMatchObject({
        job: { ...SPEC, curve: 20, isSwapped: true, isThickened: true, isCleaned: false },
        total: 53_902,
      })
    })

    it('with no touch-ups of a digital print but what is cut away, and to take back that specks were left out', async () => {
      await openForm()
      type('Method', 'dtg')
      expect(screen.queryByRole('checkbox', { name: /^(Leave out|Thicken)/ })).toBeNull()
      type('Method', 'screen')
      fireEvent.click(screen.getByLabelText('Leave out specks'))
      type('Method', 'dtg')
      const touchUps = screen.getByRole('group', { name: 'Touch-ups to the drawing' })
      expect(within(touchUps).getAllByRole('checkbox')).toEqual([
        within(touchUps).getByLabelText('Leave out specks'),
      ])
      expect(within(touchUps).getAllByLabelText(/^Off (left|top|right|bottom), %$/)).toEqual(
        within(touchUps).getAllByRole('spinbutton'),
      )
    })

    it('never with what is no number', async () => {
      await openForm()
      type('Width, cm', '')
      fireEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('Please check lengths and pieces.')
    })

    it('in white on dark shirts alone, and where a print usually lies at its place', async () => {
      await openForm()
      expect(screen.queryByRole('option', { name: 'White' })).toBeNull()
      type('Shirt', 'forest')
      type('Ink', 'paper')
      type('Place', 'chest')
      expect(screen.getByLabelText('Width, cm')).toHaveValue(9)
      type('Shirt', 'sand')
      expect(screen.getByLabelText('Ink')).toHaveValue('olive')
    })
  })
})
