import spawn, { SubprocessError } from 'nano-spawn'

/** One command of a longer job. `short` is printed before its lines if others run at the same time. */
export type Step = { name: string; short?: string; command: [string, string[]]; env?: NodeJS.ProcessEnv }

/** Runs commands one after the other, those of a list at the same time. Exits at the first one that fails. */
export async function runSteps(stages: readonly (Step | Step[])[]) {
  for (const [index, stage] of stages.entries()) {
    const steps = [stage].flat()
    const place = `[${index + 1}/${stages.length}]`
    const passed = await Promise.all(
      steps.map((step) => runStep(step, `${place} ${step.name}`, steps.length > 1)),
    )
    if (passed.includes(false)) process.exit(1)
  }
}

async function runStep(
  { short, command: [program, args], env }: Step,
  title: string,
  isBesideOthers: boolean,
) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`\n${title}`)
  try {
    if (isBesideOthers) {
      const lines = spawn(program, args, { stdin: 'inherit', env: { ...env } })
      for await (const line of lines) console.log(`${short} | ${line}`)
    } else await spawn(program, args, { stdio: 'inherit', env: { ...env } })
    console.log(`${title}: ${seconds()}`)
    return true
  } catch (error) {
    console.error(`\n${title} failed after ${seconds()}: ${program} ${args.join(' ')}`)
    if (!(error instanceof SubprocessError) || error.exitCode === undefined) console.error(error)
    return false
  }
}

export function buildNpmRun(script: string, ...args: string[]): [string, string[]] {
  return ['npm', ['run', '--silent', script, '--', ...args]]
}

export const PREPARE = {
  name: 'install and build',
  short: 'build',
  command: ['node', ['scripts/bootstrap.mjs', 'build']],
} satisfies Step

export const BUILD_SITE = {
  name: 'build of the site',
  short: 'site',
  command: ['node', ['scripts/bootstrap.mjs', '--site', 'build', '--site']],
} satisfies Step

export const CHECKS = {
  formatting: { name: 'formatting', short: 'formatting', command: buildNpmRun('check:format') },
  lint: { name: 'lint', short: 'lint', command: buildNpmRun('check:lint') },
  types: { name: 'types', short: 'types', command: buildNpmRun('check:types') },
  imports: { name: 'imports', short: 'imports', command: buildNpmRun('check:imports') },
  deadCode: { name: 'dead code', short: 'dead code', command: buildNpmRun('check:dead') },
  unit: { name: 'unit and component tests', short: 'unit', command: buildNpmRun('test:unit') },
  budgets: { name: 'bundle budgets', short: 'budgets', command: buildNpmRun('check:budgets') },
} satisfies Record<string, Step>
