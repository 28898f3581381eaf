import { join } from 'node:path'
import { COMMERCE } from '../bootstrap/paths.mjs'
import { MODULE_PACK_ARGS } from './clone-environment.ts'
import type { Program } from './start-service.ts'

export const BUILT_SERVER = join(COMMERCE, '.medusa', 'server')

const SOURCE_ARGS = [...MODULE_PACK_ARGS, '--require', 'ts-node/register/transpile-only']

export function getServerProgram(name: string, isDevelopment: boolean): Program {
  return isDevelopment
    ? { folder: COMMERCE, nodeArgs: SOURCE_ARGS, file: join(COMMERCE, 'src', 'server', `${name}.ts`) }
    : {
        folder: BUILT_SERVER,
        nodeArgs: MODULE_PACK_ARGS,
        file: join(BUILT_SERVER, 'src', 'server', `${name}.js`),
      }
}

const SANDBOX = join(COMMERCE, 'sandbox')

/** Returns the program that replaces Stripe or the mail server. It is not part of any build. */
export function getSandboxProgram(name: string): Program {
  return {
    folder: COMMERCE,
    nodeArgs: [...MODULE_PACK_ARGS, '--require', join(SANDBOX, 'register.cjs')],
    file: join(SANDBOX, `${name}.ts`),
  }
}
