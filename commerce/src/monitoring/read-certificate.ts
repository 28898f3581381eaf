import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 5000

/** Returns when the certificate of an address expires, also if it has expired already. Rejects after 5 s. */
export function readCertificate(
  publicUrl: string,
  timeoutMs = TIMEOUT_MS,
): Promise<{ host: string; validTo: Date }> {
  const { hostname: host, port } = new URL(publicUrl)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) ? {} : { servername: host }),
      // Only the expiry is read, and nothing is sent.
      rejectUnauthorized: false,
    })
    const settle = (act: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      act()
    }
    const timer = setTimeout(
      () => settle(() => reject(new Error(`${host} shows no certificate within ${timeoutMs / 1000} s`))),
      timeoutMs,
    )
    socket.once('secureConnect', () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to)
      settle(() => resolve({ host, validTo }))
    })
    socket.once('error', (error) => settle(() => reject(error)))
  })
}
