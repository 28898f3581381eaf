import { join } from 'node:path'
import { BUILT_SERVER, COMMERCE } from './root.mjs'

/**
 * Where the server's programs lie and how Node runs them: compiled, or from their sources in development.
 * @typedef {{
 *   folder: string,
 *   nodeParameters: readonly string[],
 *   server: string,
 *   prepareDatabase: string,
 *   environment: NodeJS.ProcessEnv,
 *   showOutput: boolean,
 *   serverPort: number | undefined,
 * }} Layout `serverPort`: where the server listens when another one, Vite, has the shop's port
 */

/** @returns {Layout} */
export function builtLayout() {
  return {
    ...programs(BUILT_SERVER, 'js'),
    nodeParameters: ['--enable-source-maps'],
    environment: {},
    showOutput: false,
    serverPort: undefined,
  }
}

/** @param {number} serverPort @returns {Layout} */
export function sourceLayout(serverPort) {
  return {
    ...programs(COMMERCE, 'ts'),
    nodeParameters: ['--enable-source-maps', '--require', 'ts-node/register/transpile-only'],
    environment: { NODE_ENV: 'development' },
    showOutput: true,
    serverPort,
  }
}

/** @param {string} folder @param {'js' | 'ts'} extension */
function programs(folder, extension) {
  return {
    folder,
    server: join(folder, 'src', 'server', `main.${extension}`),
    prepareDatabase: join(folder, 'src', 'server', `prepare-database.${extension}`),
  }
}

/** The stand-ins for Stripe and the mail server are no part of any build: they run from their sources. */
export const STAND_INS = {
  folder: COMMERCE,
  nodeParameters: ['--require', join(COMMERCE, 'sandbox', 'register.cjs')],
  sandbox: join(COMMERCE, 'sandbox', 'main.ts'),
  mailCatcher: join(COMMERCE, 'sandbox', 'mail-catcher.ts'),
}
