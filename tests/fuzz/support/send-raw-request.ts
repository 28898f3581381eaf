import { Agent, request } from 'node:http'

/** A request as it goes over the wire, however wrong. */
export type RawRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
}

export type RawAnswer = { status: number; headers: Record<string, unknown>; body: string }

/** Longer than any answer may take, in ms; the shop itself gives up on its provider after 9 s. */
const HANG_MS = 15_000

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a request and returns the answer; rejects where none comes in time or the connection breaks. */
export function send(origin: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers, timeout: HANG_MS }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} hangs`)))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a body early closes the line under it; the next request shows whether it lives.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve({ status: 0, headers: {}, body: '' })
      else reject(error)
    })
    sent.end(body)
  })
}
