// npm run bench -- <name> [arguments]: runs one benchmark, and fails where a goal was missed.
/** @type {Record<string, () => Promise<{ run: (args: string[]) => Promise<boolean> }>>} */
const BENCHMARKS = {
  server: () => import('./server.mjs'),
  orders: () => import('./orders.mjs'),
  load: () => import('./load.mjs'),
  growth: () => import('./growth.mjs'),
  board: () => import('./board.mjs'),
  map: () => import('./map.mjs'),
  pages: () => import('./pages.mjs'),
  shopping: () => import('./shopping.mjs'),
  press: () => import('./press.mjs'),
  films: () => import('./films.mjs'),
  engines: () => import('./cross-browser.mjs'),
}

const name = process.argv[2] ?? ''
const load = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined
if (load === undefined) {
  console.error(`Which one? npm run bench -- <name>, with a name of: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exit(2)
}
const { run } = await load()
process.exit((await run(process.argv.slice(3))) ? 0 : 1)
