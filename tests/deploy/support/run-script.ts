import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const DEPLOY = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'deploy')

export type Outcome = { code: number | null; output: string }

/** Runs a program with nothing of this process's environment but the path; resolves with how it ended and what it said. */
export function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(program, args, {
      env: { PATH, HOME, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
