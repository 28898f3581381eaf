// npm run bench -- <name>: runs one benchmark; it fails when a target is missed.
const BENCHMARKS = { server: () => import('./server.mjs') }

const name = process.argv[2] ?? ''
if (!Object.hasOwn(BENCHMARKS, name)) {
  console.error(`Which one? npm run bench -- <name>, with a name of: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(2)
}
const { run } = await BENCHMARKS[name]()
process.exit((await run()) ? 0 : 1)
