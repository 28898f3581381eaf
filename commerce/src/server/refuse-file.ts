import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

type StaticFileError = { status: number; headers: OutgoingHttpHeaders }

const CONDITIONS: ReadonlySet<number> = new Set([412, 416])

/** Sends an error of express.static without the headers of the file, which may be set: they let caches keep it. */
export function sendFileError(response: ServerResponse, error: unknown) {
  const { status = 404, headers }: Partial<StaticFileError> = error ?? {}
  if (response.headersSent) return void response.destroy()
  response.removeHeader('Cache-Control')
  response.writeHead(CONDITIONS.has(status) ? status : 404, headers).end()
}
