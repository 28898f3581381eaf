import { withTimeout } from '../lib/async'

const DATABASE_TIMEOUT_MS = 2000

export type Readiness = { ready: true } | { ready: false; reason: string }

/** Whether the database has this build's schema. Rejects without a database. */
export type SchemaCheck = () => Promise<boolean>

type State =
  | { phase: 'starting' }
  | { phase: 'serving'; isSchemaCurrent: SchemaCheck }
  | { phase: 'stopping' }

export function createReadiness(timeoutMs: number = DATABASE_TIMEOUT_MS) {
  let state: State = { phase: 'starting' }
  return {
    serve(isSchemaCurrent: SchemaCheck) {
      if (state.phase === 'starting') state = { phase: 'serving', isSchemaCurrent }
    },
    stop() {
      state = { phase: 'stopping' }
    },
    async check(): Promise<Readiness> {
      if (state.phase !== 'serving') return { ready: false, reason: state.phase }
      try {
        const current = await withTimeout(state.isSchemaCurrent(), timeoutMs, () => new Error('timed out'))
        return current ? { ready: true } : { ready: false, reason: 'migrations are not current' }
      } catch {
        return { ready: false, reason: 'the database does not answer' }
      }
    },
  }
}
