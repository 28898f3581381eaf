import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { TestReporter } from '../../scripts/checklist/test-reporter.ts'
import viteConfig from '../../vite.config.ts'

const TESTS = 'tests/unit'
/** Component tests whose stand-ins for modules the next file of a shared world would get as well. */
const REPLACING_MODULES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.tsx'))
  .filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  .map((file) => `${TESTS}/${file.replaceAll('\\', '/')}`)

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // A document takes half a second to make: rules do without, but for files that ask for one in their first line. All
      // share a world, as they do under mutants: documents and libraries are made once.
      projects: [
        {
          extends: true,
          test: { name: 'rules', environment: 'node', isolate: false, include: [`${TESTS}/**/*.test.ts`] },
        },
        {
          extends: true,
          test: {
            name: 'parts',
            environment: 'jsdom',
            isolate: false,
            include: [`${TESTS}/**/*.test.tsx`],
            exclude: REPLACING_MODULES,
          },
        },
        { extends: true, test: { name: 'alone', environment: 'jsdom', include: REPLACING_MODULES } },
      ],
      // Vitest's own default leaves one processor idle: of two, half.
      maxWorkers: '100%',
      // Beside other work, a test that draws takes several times as long as alone.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      setupFiles: ['tests/unit/setup.ts'],
      reporters: ['default', new TestReporter('unit')],
      server: { deps: { inline: [/@react-three\//, /@react-spring\//, /its-fine/] } },
    },
  }),
)
