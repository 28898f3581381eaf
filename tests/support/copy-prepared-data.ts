// node scripts/bootstrap.mjs ../tests/support/copy-prepared-data <folder>:
// for programs that cannot load commerce's TypeScript, such as Playwright.
import { copyPreparedData } from './prepared-cluster.ts'

await copyPreparedData(String(process.argv[2]))
