import { createServer, type Server, type Socket } from 'node:net'
import { findFreePort } from '../../../scripts/start/ports'

/** A stand-in for Redis, which keeps texts in memory while it is open. */
export type Redis = { url: string; open: () => Promise<void>; close: () => Promise<void> }

/** Starts one on a free port; closed, it takes no connection and has forgotten all. */
export async function startRedis(): Promise<Redis> {
  const port = await findFreePort(0)
  const kept = new Map<string, string>()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const redis = {
    url: `redis://127.0.0.1:${port}`,
    async open() {
      server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined))
        answerCommands(socket, kept)
      })
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      kept.clear()
      await new Promise((resolve) => server?.close(resolve))
    },
  }
  await redis.open()
  return redis
}

/** A command is an array of texts in the protocol RESP2: `*2`, `$3`, `GET`, `$1`, `a`, each with its line end. */
const COMMAND = /^\*(\d+)\r\n/
const TEXT = /^\$(\d+)\r\n/

function answerCommands(socket: Socket, kept: Map<string, string>) {
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (part) => {
    received += part.toString()
    for (let command = takeCommand(); command !== undefined; command = takeCommand())
      socket.write(Buffer.from(answerTo(command, kept), 'latin1'))
  })

  function takeCommand(): string[] | undefined {
    const start = COMMAND.exec(received)
    if (start === null) return undefined
    let rest = received.slice(start[0].length)
    const texts: string[] = []
    while (texts.length < Number(start[1])) {
      const length = TEXT.exec(rest)
      if (length === null) return undefined
      const from = length[0].length
      const to = from + Number(length[1])
      if (rest.length < to + 2) return undefined
      texts.push(rest.slice(from, to))
      rest = rest.slice(to + 2)
    }
    received = rest
    return texts
  }
}

function answerTo([name = '', key = '', value = '']: string[], kept: Map<string, string>): string {
  const formatText = (found: string | undefined) =>
    found === undefined ? '$-1\r\n' : `$${found.length}\r\n${found}\r\n`
  switch (name.toLowerCase()) {
    case 'info':
      return formatText('loading:0')
    case 'get':
      return formatText(kept.get(key))
    case 'set':
      kept.set(key, value)
      return '+OK\r\n'
    case 'del':
    case 'unlink':
      return `:${Number(kept.delete(key))}\r\n`
    case 'expire':
      return `:${Number(kept.has(key))}\r\n`
    default:
      return `-ERR unknown command '${name}'\r\n`
  }
}
