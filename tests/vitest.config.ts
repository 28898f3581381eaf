import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../scripts/bootstrap/paths.mjs'
import { VitestReporter } from '../scripts/checklist/vitest-reporter.ts'
import { createCloneEnvironment } from '../scripts/start/clone-environment.ts'
import TableReporter from './faults/support/table-reporter.ts'

/** The tests below a folder that replace modules: the next file would get these as well where files share modules. */
const listReplacing = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, file), 'utf8')))
const RULES_ALONE = listReplacing('tests/unit', '.test.ts')
const COMPONENTS_ALONE = listReplacing('tests/unit', '.test.tsx')
const SERVER_ALONE = [
  ...listReplacing('commerce/tests/unit', '.test.ts'),
  // Looks at Medusa as it is before any module of ours is loaded.
  'commerce/tests/unit/orders/place/complete-cart.test.ts',
]

/** Tests within one process. By default Vitest leaves one processor idle, which is half of two. */
const UNIT = {
  maxWorkers: '100%',
  // Beside other work, a test takes several times as long as alone.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}
/** Tests of several processes. More at once would only slow each other on two processors, which may be busy. */
const SYSTEM = {
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
}
/** One file after another: all ask one shop, or draw without a GPU. */
const SERIAL = { ...SYSTEM, maxWorkers: 1, fileParallelism: false, sequence: { groupOrder: 2 } }
const OWN_ENVIRONMENT = { env: createCloneEnvironment() }

/** A project that reads the site's sources, by the aliases of Vite's configuration. */
const site = (name: string, test: object) => ({
  extends: join(ROOT, 'vite.config.ts'),
  test: {
    name,
    setupFiles: ['tests/unit/setup.ts'],
    server: { deps: { inline: [/@react-three\//, /@react-spring\//, /its-fine/] } },
    ...test,
  },
})
const node = (name: string, test: object) => ({ test: { name, environment: 'node' as const, ...test } })

/** Every kind of test but the browser's and the mutants': `npm run test:...` names the projects of each. */
export default defineConfig({
  test: {
    root: ROOT,
    reporters: ['default', new VitestReporter(), new TableReporter()],
    projects: [
      // A document takes half a second to make: rules do without, but for files that ask for one in their first line. All
      // share their modules, as they do under mutants: documents and libraries are made once.
      site('rules', {
        ...UNIT,
        environment: 'node',
        isolate: false,
        include: ['tests/unit/**/*.test.ts'],
        exclude: RULES_ALONE,
      }),
      site('rules-alone', { ...UNIT, environment: 'node', include: RULES_ALONE }),
      site('components', {
        ...UNIT,
        environment: 'jsdom',
        isolate: false,
        include: ['tests/unit/**/*.test.tsx'],
        exclude: COMPONENTS_ALONE,
      }),
      site('components-alone', { ...UNIT, environment: 'jsdom', include: COMPONENTS_ALONE }),
      // Each file would load Medusa's types and libraries again, for longer than its tests take.
      node('server', {
        ...UNIT,
        isolate: false,
        include: ['commerce/tests/unit/**/*.test.ts', 'commerce/admin/tests/**/*.test.ts'],
        exclude: SERVER_ALONE,
      }),
      node('server-alone', { ...UNIT, include: SERVER_ALONE }),
      // Each file starts a sandbox of its own, whose libraries are loaded once.
      node('sandbox', {
        ...UNIT,
        ...OWN_ENVIRONMENT,
        isolate: false,
        include: ['commerce/tests/sandbox/**/*.test.ts'],
      }),
      // Files that run one after another share a shop (commerce/tests/support/shared-shop.ts).
      node('integration', {
        ...SYSTEM,
        ...OWN_ENVIRONMENT,
        isolate: false,
        include: ['commerce/tests/integration/**/*.test.ts'],
        globalSetup: 'commerce/tests/integration/global-setup.ts',
      }),
      // `npm run faults` repeats each, `npm test` runs each once.
      node('faults', {
        ...SYSTEM,
        ...OWN_ENVIRONMENT,
        include: ['tests/faults/{orders,custom-print,system,support}/*.test.ts'],
        globalSetup: 'tests/faults/global-setup.ts',
      }),
      // For as long as is asked for: `npm run faults -- mix`.
      node('random-faults', {
        ...SYSTEM,
        ...OWN_ENVIRONMENT,
        include: ['tests/faults/random/*.test.ts'],
        globalSetup: 'tests/faults/global-setup.ts',
      }),
      // Random requests to the built shop: `npm run fuzz`.
      site('fuzz', {
        ...SERIAL,
        environment: 'node',
        setupFiles: [],
        testTimeout: 0,
        include: ['tests/fuzz/*.test.ts'],
        globalSetup: 'tests/fuzz/global-setup.ts',
      }),
      // The core of the site in Firefox and WebKitGTK.
      node('cross-browser', {
        ...SERIAL,
        include: ['tests/cross-browser/*.test.ts'],
        globalSetup: 'tests/cross-browser/global-setup.ts',
      }),
      // The scripts of deploy/ with the real programs that they call.
      node('deploy', {
        ...SYSTEM,
        include: ['tests/deploy/*.test.ts'],
        globalSetup: 'tests/deploy/global-setup.ts',
      }),
    ],
  },
})
