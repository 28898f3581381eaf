import { join } from 'node:path'
import { COMMERCE } from '../bootstrap/root.mjs'
import { BUILT_SERVER } from './build.ts'
import type { Program } from './service.ts'

const NODE_ARGS = ['--enable-source-maps']
const SOURCE_ARGS = [...NODE_ARGS, '--require', 'ts-node/register/transpile-only']

export function serverProgram(name: string, isDevelopment: boolean): Program {
  return isDevelopment
    ? { folder: COMMERCE, nodeArgs: SOURCE_ARGS, file: join(COMMERCE, 'src', 'server', `${name}.ts`) }
    : { folder: BUILT_SERVER, nodeArgs: NODE_ARGS, file: join(BUILT_SERVER, 'src', 'server', `${name}.js`) }
}

const SANDBOX = join(COMMERCE, 'sandbox')

/** A stand-in for Stripe or the mail server, which is no part of any build. */
export function sandboxProgram(name: string): Program {
  return {
    folder: COMMERCE,
    nodeArgs: ['--require', join(SANDBOX, 'register.cjs')],
    file: join(SANDBOX, `${name}.ts`),
  }
}
