import type { TestProject } from 'vitest/node'
import { prepareCluster, type PreparedCluster } from '../support/use-prepared-cluster'

declare module 'vitest' {
  interface ProvidedContext extends PreparedCluster {}
}

/** Hands the prepared cluster to all files, and ends it after the last. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const { prepared, tearDown } = await prepareCluster()
  project.provide('preparedUrl', prepared.preparedUrl)
  project.provide('spareDataDir', prepared.spareDataDir)
  return tearDown
}
