import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type HttpRequest = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
}

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Sends a request with Node's own client: fetch would normalise paths and decompress. */
export function send(
  server: Server,
  { path, method = 'GET', headers = {}, body }: HttpRequest,
): Promise<HttpResponse> {
  const { port } = server.address() as AddressInfo
  // Node sends no content-length with GET and the like.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent: false }
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const whole = Buffer.concat(parts)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: whole, text: whole.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
