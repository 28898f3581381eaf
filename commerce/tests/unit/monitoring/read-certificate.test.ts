import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { readCertificate } from '../../../src/monitoring/read-certificate'
import { SELF_SIGNED } from './self-signed'

describe('the certificate that visitors get', () => {
  const servers: Server[] = []
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const server of servers.splice(0)) server.close()
  })
  async function listen(server: Server): Promise<string> {
    servers.push(server)
    server.on('connection', (socket: Socket) => sockets.push(socket))
    await once(server.listen(0, 'localhost'), 'listening')
    return `https://localhost:${(server.address() as AddressInfo).port}`
  }

  it('is read to its end, also where no browser would trust it', async () => {
    const url = await listen(createServer(SELF_SIGNED))
    expect(await readCertificate(url)).toEqual({
      host: 'localhost',
      validTo: new Date('2126-10-31T16:10:07Z'),
    })
  })

  it('is not waited for longer than the limit', async () => {
    const url = await listen(createTcpServer())
    await expect(readCertificate(url, 100)).rejects.toThrow('localhost shows no certificate within 0.1 s')
  })
})
