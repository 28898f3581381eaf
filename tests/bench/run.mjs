// npm run bench -- <name>: runs one benchmark; it fails when a target is missed.
/** @type {Record<string, () => Promise<{ run: () => Promise<boolean> }>>} */
const BENCHMARKS = { server: () => import('./server.mjs') }

const name = process.argv[2] ?? ''
const load = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined
if (load === undefined) {
  console.error(`Which one? npm run bench -- <name>, with a name of: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(2)
}
const { run } = await load()
process.exit((await run()) ? 0 : 1)
