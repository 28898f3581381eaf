import type { TestProject } from 'vitest/node'
import { startBuiltShop } from '../support/built-shop'
import { findMissingPrograms } from './support/driver'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
  }
}

/** Starts the built shop for all files, or says which browsers are missing. */
export default async function globalSetUp(project: TestProject): Promise<() => Promise<void>> {
  const missing = findMissingPrograms()
  if (missing !== undefined) {
    console.error(missing)
    process.exit(1)
  }
  const system = await startBuiltShop()
  project.provide('siteUrl', system.siteUrl)
  return system.stop
}
