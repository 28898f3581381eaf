import { mkdirSync } from 'node:fs'
import { findFreePort } from '../../../scripts/start/ports'
import { startPostgres } from '../../../scripts/start/postgres/start-postgres'

/** A running PostgreSQL; `url` names the database that the shop is prepared in. */
export type Cluster = { url: string; pid: () => number; stop: () => Promise<unknown> }

/** Starts PostgreSQL on a data directory, as `npm start` does, on a free port or one that was free just now; nobody starts it again. */
export async function startCluster(dataDir: string, port?: number): Promise<Cluster> {
  mkdirSync(`${dataDir}/logs`, { recursive: true, mode: 0o711 })
  let stop: () => Promise<unknown> = async () => undefined
  let pid = () => 0
  const { url, ready } = await startPostgres({
    dataDir,
    password: 'test',
    choosePort: async () => port ?? (await findFreePort(0)),
    onStart(pidOfServer, stopServer) {
      pid = pidOfServer
      stop = stopServer
    },
  })
  await ready
  return { url, pid, stop }
}
