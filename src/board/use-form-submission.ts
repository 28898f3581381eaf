import { useState } from 'react'

type Submission<Problem> = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; problem: Problem }

/** The state of a form. `submit` runs an action unless one is running, and keeps its problem. */
export function useFormSubmission<Problem>(toProblem: (error: unknown) => Problem, first?: Problem) {
  const [state, setState] = useState<Submission<Problem>>(
    first === undefined ? { status: 'idle' } : { status: 'failed', problem: first },
  )
  const isSending = state.status === 'sending'

  async function submit(action: () => Promise<void>) {
    if (isSending) return
    setState({ status: 'sending' })
    try {
      await action()
      setState({ status: 'idle' })
    } catch (error) {
      setState({ status: 'failed', problem: toProblem(error) })
    }
  }
  return { isSending, problem: state.status === 'failed' ? state.problem : undefined, submit }
}
