import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * One command of a longer job; `short` stands before its lines where others run beside it.
 * @typedef {{ name: string, short?: string, command: [string, string[]], env?: Record<string, string> }} Step
 */

/**
 * Runs commands one after the other with their names and durations, and ends the process at the first that fails.
 * Those of a list run side by side.
 * @param {(Step | Step[])[]} stages
 */
export async function runSteps(stages) {
  for (const [index, stage] of stages.entries()) {
    const steps = [stage].flat()
    const codes = await Promise.all(
      steps.map((step) => runStep(step, `[${index + 1}/${stages.length}] ${step.name}`, steps.length > 1)),
    )
    const failed = codes.find((code) => code !== 0)
    if (failed !== undefined) process.exit(failed)
  }
}

/** @param {Step} step @param {string} title @param {boolean} isBesideOthers */
async function runStep(step, title, isBesideOthers) {
  const started = performance.now()
  console.log(`\n${title}`)
  const code = await exitCode(step, isBesideOthers)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) console.log(`${title}: ${seconds} s`)
  else console.error(`\n${title} failed after ${seconds} s: ${step.command[0]} ${step.command[1].join(' ')}`)
  return code
}

/**
 * @param {Step} step
 * @param {boolean} isBesideOthers
 * @returns {Promise<number>}
 */
function exitCode({ short, command: [program, args], env }, isBesideOthers) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isBesideOthers ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    for (const output of [child.stdout, child.stderr]) {
      if (output !== null)
        createInterface({ input: output }).on('line', (line) => console.log(`${short} | ${line}`))
    }
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * The command that runs a script of package.json.
 * @param {string} script
 * @param {string[]} args for the script
 * @returns {[string, string[]]}
 */
export function npmRun(script, ...args) {
  return ['npm', ['run', '--silent', script, '--', ...args]]
}
