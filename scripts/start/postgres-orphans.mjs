import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { runsOn } from './postmaster-file.mjs'

/**
 * Ends what a killed PostgreSQL has left running on a cluster. A new one refuses to start beside it, and a query goes on
 * for as long as it takes. SIGQUIT is how PostgreSQL itself ends its processes when one of them has crashed. Elsewhere
 * than on Linux they end by themselves.
 * @param {string} folder
 */
export function endOrphans(folder) {
  if (process.platform !== 'linux') return
  const home = realpathSync(folder)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (isOrphan(pid, home, folder)) process.kill(Number(pid), 'SIGQUIT')
    } catch {
      // It is gone, or somebody else's.
    }
  }
}

/** @param {string} pid @param {string} home @param {string} folder */
function isOrphan(pid, home, folder) {
  if (readlinkSync(`/proc/${pid}/cwd`) !== home) return false
  if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return false
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // What follows the name in brackets: the state, then the parent (proc(5)).
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return !runsOn(parent, folder)
}
