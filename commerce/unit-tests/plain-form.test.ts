import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { POST } from '../src/api/api/press-form/route'
import { FIRST_JOB } from '../src/contract/press/job'
import { FIRST_VALUES, type PlainValues } from '../src/contract/press/plain-form'
import { formKey } from '../src/lib/form-key'
import type { SendPage } from '../src/lib/send-page'
import { PressError } from '../src/press/press-error'
import { createHeldDrawings, type Looked } from '../src/press/plain/held-drawings'
import { isSamePrint, readPlainForm } from '../src/press/rules/read-plain-form'

const WHO = { email: 'anna@example.ch', name: 'Anna Muster' }
const read = (values: Partial<PlainValues>, step: 'look' | 'send' = 'send') =>
  readPlainForm({ ...FIRST_VALUES, ...WHO, ...values }, 'de', step)

describe('a form without scripts', () => {
  it('asks for the same job as the bench begins with', () => {
    expect(read({})).toMatchObject({ job: FIRST_JOB, delivery: 'shipping', language: 'de', ...WHO })
  })

  it('may have a comma in its width, empty sizes, and lines in its note', () => {
    expect(read({ width: '12,5', M: '', L: '20', note: 'For\r\nthe camp' })).toMatchObject({
      job: { width: 125, counts: { S: 0, M: 0, L: 20, XL: 0 } },
      note: 'For\nthe camp',
    })
  })

  it('has its print where prints of a place usually lie', () => {
    expect(read({ place: 'chest', width: '9' })).toMatchObject({
      job: { place: 'chest', width: 90, belowNeck: 90, fromMiddle: 90 },
    })
  })

  it.each([
    ['width', { width: '' }],
    ['width', { width: '0' }],
    ['width', { width: 'wide' }],
    ['S', { S: '1.5' }],
    ['XL', { XL: '-1' }],
    ['M', { M: '300', L: '300' }],
    ['ink', { ink: 'gold' }],
    ['place', { place: 'sleeve' }],
    ['delivery', { delivery: 'drone' }],
    ['email', { email: 'anna' }],
    ['name', { name: ' ' }],
    ['note', { note: 'x'.repeat(1001) }],
  ] as const)('says what is wrong: %s of %o', (field, values) => {
    expect(read(values)).toEqual({ wrong: [field] })
  })

  it('needs nobody’s name to be looked at', () => {
    expect(read({ email: '', name: '' }, 'look')).toMatchObject({ job: FIRST_JOB })
    expect(read({ email: '', name: '' })).toEqual({ wrong: ['email', 'name'] })
  })

  it('is sent as it was shown: who asks may change, the print may not', () => {
    expect(isSamePrint(FIRST_VALUES, { ...FIRST_VALUES, ...WHO, note: 'Soon' })).toBe(true)
    for (const changed of [{ width: '27.9' }, { M: '11' }, { delivery: 'pickup' }])
      expect(isSamePrint(FIRST_VALUES, { ...FIRST_VALUES, ...changed })).toBe(false)
  })

  it('is one request when it is sent twice, and another when a word has changed [P19]', () => {
    const key = formKey('drawing', { name: 'Anna' })
    expect(z.uuid().parse(key)).toBe(formKey('drawing', { name: 'Anna' }))
    expect(formKey('drawing', { name: 'Beat' })).not.toBe(key)
    expect(formKey('another', { name: 'Anna' })).not.toBe(key)
  })
})

describe('a drawing that is only looked at', () => {
  const png = (bytes: number) => {
    const file = Buffer.alloc(bytes)
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1').copy(file)
    file.writeUInt32BE(900, 16)
    file.writeUInt32BE(900, 20)
    return file
  }

  it('is held under a name that nobody guesses, until it is dropped', () => {
    const held = createHeldDrawings()
    const [one, other] = [held.hold(png(100), 'anna'), held.hold(png(100), 'beat')]
    expect(one).toMatch(/^[\w-]{22}$/)
    expect(one).not.toBe(other)
    expect(held.find(one)?.file).toHaveLength(100)
    held.drop(one)
    expect(held.find(one)).toBeUndefined()
    expect(held.find(other)).toBeDefined()
  })

  it('takes the place of the oldest where too much is held', () => {
    const held = createHeldDrawings()
    const first = held.hold(png(100), 'first')
    for (let count = 0; count < 8; count += 1) held.hold(png(8 * 1024 * 1024), `other ${count}`)
    expect(held.find(first)).toBeUndefined()
  })

  it('takes the place of the last of its own address, and of nobody else’s', () => {
    const held = createHeldDrawings()
    const others = held.hold(png(100), 'somebody else')
    const drawings = Array.from({ length: 12 }, () => held.hold(png(8 * 1024 * 1024), 'greedy'))
    expect(drawings.filter((id) => held.find(id) !== undefined)).toEqual(drawings.slice(-1))
    expect(held.find(others)).toBeDefined()
    const looked = { values: FIRST_VALUES, print: { picture: '' }, priceVersion: 0 } as Looked
    held.rememberLook(others, looked)
    held.hold(png(100), 'somebody else')
    expect(held.find(others)).toBeUndefined()
  })

  it('is not held where it is none', () => {
    expect(() => createHeldDrawings().hold(Buffer.from('<html>'), 'anna')).toThrow(PressError)
  })
})

describe('a form that fails for a reason that nobody foresaw', () => {
  it.each([
    ['keeps the drawing that is held', undefined, 'held-before'],
    ['has none of a new drawing, least of all the one before', Buffer.from('new'), null],
  ])('%s', async (_, buffer, drawing) => {
    const sendPage = vi.fn<SendPage>(() => Promise.resolve())
    const parts: Record<string, unknown> = {
      environment: { cookieSecret: 'secret' },
      logger: { error: () => undefined },
      sendPage,
    }
    const body = { ...FIRST_VALUES, ...WHO, language: 'de', step: 'look', drawing: 'held-before' }
    const scope = { resolve: (name: string) => parts[name] }
    const file = buffer && { buffer }
    await POST({ body, file, scope, headers: {}, ip: '10.0.0.1' } as never, {} as never)
    expect(sendPage.mock.calls[0]?.[1]).toMatchObject({
      status: 500,
      shown: { press: { kind: 'form', problem: { code: 'unknown' }, drawing } },
    })
  })
})
