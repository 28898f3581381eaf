import { buildServer, buildSite } from './build.mjs'
import { withBuildLock } from './build-lock.mjs'
import { installIfMissing } from './install.mjs'
import { COMMERCE, ROOT } from './root.mjs'

/** Installs the site's packages where they are missing or stale. */
export async function prepareSite() {
  await withBuildLock(installSite)
}

function installSite() {
  return installIfMissing({ folder: ROOT, title: "Installing the site's packages" })
}

/**
 * Installs what is missing or stale in both packages, side by side, and builds what is stale unless nothing built is
 * wanted. Rejects at the first failure, while the other part goes on (commands.mjs ends it).
 * @param {{ isBuilt: boolean }} wish
 */
export async function prepare({ isBuilt }) {
  await withBuildLock(async () => {
    const site = installSite()
    const both = Promise.all([
      site,
      installIfMissing({ folder: COMMERCE, title: "Installing the shop's packages" }),
    ])
    await Promise.all(isBuilt ? [site.then(buildSite), both.then(buildServer)] : [both])
  })
}
