import { mkdirSync } from 'node:fs'
import { startPostgres } from '../../../scripts/start/postgres.mjs'

/** A running PostgreSQL; `url` names the database that the shop is prepared in. */
export type Cluster = { url: string; pid: () => number; stop: () => Promise<unknown> }

/** Starts PostgreSQL on a data directory, as `npm start` does, on a port of its own. */
export async function startCluster(dataDir: string, wishedPort = 0): Promise<Cluster> {
  mkdirSync(`${dataDir}/logs`, { recursive: true, mode: 0o711 })
  let stop: () => Promise<unknown> = async () => undefined
  let pid = () => 0
  const { url } = await startPostgres({
    dataDir,
    password: 'test',
    wishedPort,
    takenPorts: [],
    onStart(pidOfServer, stopServer) {
      pid = pidOfServer
      stop = stopServer
    },
  })
  return { url, pid, stop }
}
