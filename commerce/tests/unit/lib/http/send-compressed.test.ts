import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sendCompressed } from '../../../../src/lib/http/send-compressed'

const FILE = {
  etag: 'W/"a"',
  bodies: { identity: Buffer.from('as it is'), br: Buffer.from('small'), gzip: Buffer.from('smaller') },
}

/** Returns the answer that a visitor with these headers gets. */
function answerTo(headers: Record<string, string>, status?: number, method = 'GET') {
  const answer: { status?: number; headers?: object; body?: string | undefined } = {}
  const response = {
    writeHead(code: number, values: object) {
      Object.assign(answer, { status: code, headers: values })
      return response
    },
    end: (body?: Buffer) => Object.assign(answer, { body: body?.toString() }),
  }
  sendCompressed(
    { headers, method } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    FILE,
    { 'X-Own': '1' },
    status,
  )
  return answer
}

describe('what is sent from memory', () => {
  it.each([
    [{}, 'as it is', {}],
    [{ 'accept-encoding': 'gzip' }, 'smaller', { 'Content-Encoding': 'gzip' }],
    [{ 'accept-encoding': 'gzip, br' }, 'small', { 'Content-Encoding': 'br' }],
  ])('comes as small as a browser with %o reads it, with its length', (headers, body, encoding) => {
    expect(answerTo(headers)).toEqual({
      status: 200,
      headers: { 'X-Own': '1', ETag: 'W/"a"', 'Content-Length': body.length, ...encoding },
      body,
    })
  })

  it.each(['W/"a"', '*', 'W/"b", W/"a"', 'W/"b", *'])(
    'does not come again to who has it and says so by %s',
    (etag) => {
      expect(answerTo({ 'if-none-match': etag })).toEqual({
        status: 304,
        headers: { 'X-Own': '1', ETag: 'W/"a"' },
        body: undefined,
      })
    },
  )

  it.each(['W/"b"', '"a"', ''])('comes to who has something else, such as %o', (etag) => {
    expect(answerTo({ 'if-none-match': etag })).toMatchObject({ status: 200, body: 'as it is' })
  })

  it('keeps its status where it is no page, also for who has it', () => {
    expect(answerTo({ 'if-none-match': 'W/"a"' }, 404)).toMatchObject({ status: 404, body: 'as it is' })
  })

  it('keeps its body to itself where only its head is asked for', () => {
    const { headers, body } = answerTo({}, 200, 'HEAD')
    expect(headers).toMatchObject({ 'Content-Length': 'as it is'.length })
    expect(body).toBeUndefined()
  })
})
