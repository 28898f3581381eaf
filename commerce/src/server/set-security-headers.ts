import type { ServerResponse } from 'node:http'
import type { Headers } from './security-headers'

export function setSecurityHeaders(response: ServerResponse, headers: Headers, policy: string): void {
  response.setHeaders(new Map(Object.entries(headers)))
  response.setHeader('Content-Security-Policy', policy)
}
