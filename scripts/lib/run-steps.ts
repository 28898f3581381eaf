import spawn, { SubprocessError } from 'nano-spawn'

/** One command of a longer job. `short` is printed before its lines if others run at the same time. */
export type Step = { name: string; short?: string; command: [string, string[]]; env?: NodeJS.ProcessEnv }

/** How many lines of a step that failed beside others are printed again, as the lines of the others follow its own. */
const MAX_FAILURE_LINES = 60

/** Runs commands one after the other, those of a list at the same time. Exits after the first of them with a failure. */
export async function runSteps(stages: readonly (Step | Step[])[]) {
  for (const [index, stage] of stages.entries()) {
    const steps = [stage].flat()
    const place = `[${index + 1}/${stages.length}]`
    const failures = await Promise.all(
      steps.map((step) => runStep(step, `${place} ${step.name}`, steps.length > 1)),
    )
    for (const lines of failures) if (lines) console.error(lines.join('\n'))
    if (failures.some(Boolean)) process.exit(1)
  }
}

/**
 * Returns undefined if the step has passed. If it has failed beside others, returns its last lines, which are to be
 * printed again after the lines of the others.
 */
async function runStep(
  { short, command: [program, args], env }: Step,
  title: string,
  isBesideOthers: boolean,
): Promise<string[] | undefined> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const lastLines: string[] = []
  console.log(`\n${title}`)
  try {
    if (isBesideOthers) {
      const lines = spawn(program, args, { stdin: 'inherit', env: { ...env } })
      for await (const line of lines) {
        console.log(`${short} | ${line}`)
        lastLines.push(line)
        if (lastLines.length > MAX_FAILURE_LINES) lastLines.shift()
      }
    } else await spawn(program, args, { stdio: 'inherit', env: { ...env } })
    console.log(`${title}: ${seconds()}`)
    return undefined
  } catch (error) {
    const failure = `\n${title} failed after ${seconds()}: ${program} ${args.join(' ')}`
    console.error(failure)
    if (!(error instanceof SubprocessError) || error.exitCode === undefined) console.error(error)
    return isBesideOthers ? [failure, ...lastLines] : []
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
