import { useCallback, useState } from 'react'

type Submission<Failure> = { status: 'idle' | 'sending' | 'done' } | { status: 'failed'; failure: Failure }

/**
 * The state of what a form or a button sends. `submit` runs an action unless one is running, and keeps and returns the
 * failure that it rejects with or returns. `fail` shows the failure of what is not sent, as it is invalid; `reset` forgets one.
 */
export function useSubmission<Failure>(toFailure: (error: unknown) => Failure, first?: Failure) {
  const [state, setState] = useState<Submission<Failure>>(
    first === undefined ? { status: 'idle' } : { status: 'failed', failure: first },
  )
  const isBusy = state.status === 'sending'
  const fail = useCallback((failure: Failure) => setState({ status: 'failed', failure }), [])
  const reset = useCallback(() => setState({ status: 'idle' }), [])

  async function submit(action: () => Promise<Failure | void>): Promise<Failure | undefined> {
    if (isBusy) return undefined
    setState({ status: 'sending' })
    const failure = await action().catch(toFailure)
    if (failure === undefined) {
      setState({ status: 'done' })
      return undefined
    }
    fail(failure)
    return failure
  }
  return {
    isBusy,
    isDone: state.status === 'done',
    failure: state.status === 'failed' ? state.failure : undefined,
    submit,
    fail,
    reset,
  }
}
