import spawn, { SubprocessError } from 'nano-spawn'
import { StartError } from '../bootstrap/paths.mjs'
import { getNpmCommand } from '../bootstrap/install.mjs'
import { type Identity, getProcessIdentity } from '../bootstrap/process-identity.mjs'
import { endProcess } from './end-process.ts'

const TAIL_CHARACTERS = 6000
const running = new Set<Identity>()

/**
 * Runs a command to its end without showing its output. Returns the output; if the command fails, rejects with a
 * StartError that has the end of it.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
) {
  // In its own process group: Ctrl-C only reaches this process, which then ends the others in order.
  const subprocess = spawn(command, [...args], { cwd, env, stdin: 'ignore', detached: true })
  // It is awaited below. If the command cannot be started, that must not end this process before.
  subprocess.catch(() => undefined)
  let identity: Identity | undefined
  try {
    identity = getProcessIdentity((await subprocess.nodeChildProcess).pid ?? 0)
    running.add(identity)
    return (await subprocess).output
  } catch (error) {
    if (!(error instanceof SubprocessError)) throw error
    throw new StartError(`${error.message}\n\n${error.output.slice(-TAIL_CHARACTERS)}`, { cause: error })
  } finally {
    if (identity !== undefined) running.delete(identity)
  }
}

export function runNpm(args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv) {
  return runCommand(...getNpmCommand(args), cwd, env)
}

/** Ends all commands that are still running, with their process groups. */
export async function endCommands() {
  await Promise.all([...running].map((identity) => endProcess(identity, { isGroup: true, timeoutMs: 1500 })))
}
