// node scripts/bootstrap.mjs ../tests/support/copy-prepared-data <folder>: for who cannot load commerce's TypeScript, as Playwright.
import { copyPreparedData } from './prepared-cluster.ts'

await copyPreparedData(String(process.argv[2]))
