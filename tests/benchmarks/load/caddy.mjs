import { join } from 'node:path'
import { ROOT } from '../../../scripts/bootstrap/paths.mjs'
import { startProgram } from './programs.mjs'

/**
 * Starts Caddy with the project's own configuration, at https://localhost:PORT with a certificate of its own making.
 * @param {{ port: number, httpPort: number, servers: readonly [number, number], folder: string }} options ports, and a folder for all that it writes
 */
export function startCaddy({ port, httpPort, servers: [a, b], folder }) {
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${httpPort}`,
    `https_port ${port}`,
  ]
  return startProgram(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy', 'Caddyfile')],
    {
      log: join(folder, 'caddy.log'),
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        SITE_ADDRESS: `https://localhost:${port}`,
        SERVER_A: `127.0.0.1:${a}`,
        SERVER_B: `127.0.0.1:${b}`,
        CADDY_OPTIONS: options.join('\n'),
      },
    },
  )
}
