// Fails unless the last whole run of `npm test` proves each of the 287 statements of docs/checklist.md.
import { join } from 'node:path'
import { ROOT } from './bootstrap/paths.mjs'
import { judgeRun } from './checklist/judge-run.ts'
import { RESULTS } from './checklist/test-run.ts'

const checklist = join(ROOT, 'docs', 'checklist.md')
const { problems, statements, tests, press } = judgeRun({ root: ROOT, results: RESULTS, checklist })
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`All ${statements} statements are proved, by ${tests} tests.`)
else console.error(`\n${problems.length} problems: the checklist is not proved.`)
console.log(
  `Custom printing: ${press.statements - press.open.length} of ${press.statements} statements are proved; \`npm run bench -- press\` measures ${press.times.join(' and ')}.`,
)
for (const reason of press.open) console.log(`  open: ${reason}`)
process.exitCode = problems.length === 0 ? 0 : 1
