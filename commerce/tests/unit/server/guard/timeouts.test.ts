import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createHttpServer,
  REQUEST_TIMEOUTS,
  type RequestTimeouts,
} from '../../../../src/server/guard/timeouts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES } from '../../../../src/contract/admin/upload'

/** Small, so that the tests are quick, and far enough apart to differ from each other. */
const SHORT: RequestTimeouts = {
  headers: 300,
  body: 600,
  upload: 15_000,
  afterAnswer: 300,
  idle: 300,
  check: 20,
}
/** The time that a busy machine adds, in ms. */
const SLACK = 3000

let server: Server
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  server = createHttpServer((request, response) => {
    if (request.url === '/refused-at-once') {
      response.writeHead(401).end('refused')
      return
    }
    let length = 0
    request.on('data', (part: Buffer) => (length += part.length))
    request.on('end', () => response.end(`read ${length}`))
  }, SHORT)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

describe('slow clients', () => {
  it.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ])('a connection that %s is closed [F11]', async (_, beginning) => {
    const { lastedMs } = await dribble(beginning, '.')
    expect(lastedMs).toBeGreaterThanOrEqual(SHORT.headers)
    expect(lastedMs).toBeLessThan(SHORT.headers + SLACK)
  })

  it('hundreds of slow connections are all closed, and others are answered meanwhile [F11]', async () => {
    const slow = Array.from({ length: 300 }, () => dribble('GET / HTTP/1.1\r\nx: ', '.'))
    expect((await dribble('GET / HTTP/1.1\r\nhost: x\r\n\r\n', '')).answer).toContain('read 0')
    for (const { lastedMs } of await Promise.all(slow))
      expect(lastedMs).toBeLessThan(SHORT.headers + 3 * SLACK)
    expect(await countConnections(server)).toBe(0)
  })

  it.each([
    ['of a length', 'content-length: 1000', 'x'],
    ['in chunks', 'transfer-encoding: chunked', '1\r\nx\r\n'],
  ])('a body %s that comes byte by byte is refused with a sentence [F11]', async (_, header, part) => {
    const { lastedMs, answer } = await dribble(`POST /api/x HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`, part)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('Request timed out. Please try again.')
    expect(lastedMs).toBeGreaterThanOrEqual(SHORT.body)
    expect(lastedMs).toBeLessThan(SHORT.body + SLACK)
  })

  it.each(['/api/upload-images', '/api/press-requests', '/admin/uploads', '/admin/products/import'])(
    'a picture from a slow phone is received whole at %s',
    async (path) => {
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 40\r\n\r\n`
      // 40 bytes at one in 30 ms: twice as long as other bodies may take.
      const { lastedMs, answer } = await dribble(head, 'x', 30)
      expect(answer).toContain('read 40')
      expect(lastedMs).toBeGreaterThan(SHORT.body)
    },
  )

  it('the pictures of one upload have time at one megabit a second', () => {
    const bits = MAX_UPLOAD_IMAGES * MAX_UPLOAD_BYTES * 8
    expect(bits / 1_000_000).toBeLessThan(REQUEST_TIMEOUTS.upload / 1000)
  })

  it('who is refused does not keep the connection by sending on [F11]', async () => {
    const head = 'POST /refused-at-once HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n'
    const { lastedMs, answer } = await dribble(head, 'x')
    expect(answer).toContain('401')
    expect(lastedMs).toBeLessThan(SHORT.afterAnswer + SLACK)
  })

  it('a quick body is read, and the connection serves again', async () => {
    const request = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc'
    const { answer } = await dribble(request + request, '')
    expect(answer.match(/read 3/g)).toHaveLength(2)
  })
})

/** Sends a beginning and then `part` again and again; returns once the server has closed the connection. */
function dribble(
  beginning: string,
  part: string,
  everyMs = 20,
): Promise<{ lastedMs: number; answer: string }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    const start = performance.now()
    let answer = ''
    let timer: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(beginning)
      // Not before: what is written while it connects is sent first.
      timer = setInterval(() => {
        if (part !== '' && socket.writable && beginning !== '') socket.write(part)
      }, everyMs)
    })
    sockets.push(socket)
    socket.on('data', (data: Buffer) => (answer += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ lastedMs: performance.now() - start, answer })
    })
  })
}

function countConnections(httpServer: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    httpServer.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
}
