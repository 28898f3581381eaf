import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics'

/** Serves GET /metrics on a port of its own, which no visitor reaches. Rejects where the port is taken. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  await once(server.listen(port, host), 'listening')
  return server
}
