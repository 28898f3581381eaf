import { spawn } from 'node:child_process'

/**
 * One command of a longer job.
 * @typedef {{ name: string, command: [string, string[]], env?: Record<string, string> }} Step
 */

/**
 * Runs commands one after the other with their names and durations, and ends the process at the first that fails.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  for (const [index, step] of steps.entries()) {
    const started = performance.now()
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`)
    const code = await exitCode(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (code !== 0) {
      console.error(
        `\n${step.name} failed after ${seconds} s: ${step.command[0]} ${step.command[1].join(' ')}`,
      )
      process.exit(code)
    }
    console.log(`[${index + 1}/${steps.length}] ${step.name}: ${seconds} s`)
  }
}

/**
 * @param {Step} step
 * @returns {Promise<number>}
 */
function exitCode({ command: [program, args], env }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * The command that runs a script of package.json.
 * @param {string} script
 * @returns {[string, string[]]}
 */
export function npmRun(script) {
  return ['npm', ['run', '--silent', script]]
}
