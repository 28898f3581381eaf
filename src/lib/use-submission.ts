import { useCallback, useState } from 'react'

type Submission<Failure> = { status: 'idle' | 'sending' | 'done' } | { status: 'failed'; failure: Failure }

/**
 * The state of what a form or a button sends. `submit` runs an action unless one is running, and keeps its failure.
 * `fail` shows the failure of what is not sent, as it is invalid.
 */
export function useSubmission<Failure>(toFailure: (error: unknown) => Failure, first?: Failure) {
  const [state, setState] = useState<Submission<Failure>>(
    first === undefined ? { status: 'idle' } : { status: 'failed', failure: first },
  )
  const isBusy = state.status === 'sending'
  const fail = useCallback((failure: Failure) => setState({ status: 'failed', failure }), [])

  async function submit(action: () => Promise<void>) {
    if (isBusy) return
    setState({ status: 'sending' })
    try {
      await action()
      setState({ status: 'done' })
    } catch (error) {
      fail(toFailure(error))
    }
  }
  return {
    isBusy,
    isDone: state.status === 'done',
    failure: state.status === 'failed' ? state.failure : undefined,
    submit,
    fail,
  }
}
