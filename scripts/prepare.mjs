// Installs and builds what is missing or stale, and nothing else: what every check and test needs first.
import { buildWhatIsStale } from './start/build.mjs'
import { withBuildLock } from './start/build-lock.mjs'
import { installWhatIsMissing } from './start/install.mjs'

await withBuildLock(async () => {
  await installWhatIsMissing()
  await buildWhatIsStale()
})
