// Checks all imports below the working directory against the table of layers in .dependency-cruiser.mjs.
import { format } from 'dependency-cruiser'
import { followImports } from './lib/follow-imports.mjs'

const { result, problem } = await followImports()
const report = await format(result, { outputType: 'err' })
console.log(report.output)
if (problem !== undefined) console.error(problem)
process.exit(report.exitCode > 0 || problem !== undefined ? 1 : 0)
