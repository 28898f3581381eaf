import { useCallback, useRef, useState } from 'react'

/**
 * Keeps what `load` answers, put together by `merge` with what was there before. `reload` may be called while an
 * earlier call still waits, and `change` overtakes all that wait. `reload` is stable as long as `load` and `merge` are.
 */
export function useNewestAnswer<State, Answer>(
  initial: State,
  load: () => Promise<Answer>,
  merge: (last: State, answer: Answer) => State,
) {
  const [state, setState] = useState(initial)
  const requests = useRef({ begun: 0, shown: 0 })
  const reload = useCallback(async () => {
    const request = ++requests.current.begun
    const answer = await load()
    // A response to an earlier request may arrive late: it must not replace a newer one.
    if (request < requests.current.shown) return
    requests.current.shown = request
    setState((last) => merge(last, answer))
  }, [load, merge])
  const change = useCallback((update: (last: State) => State) => {
    requests.current.shown = ++requests.current.begun
    setState(update)
  }, [])
  return { state, reload, change }
}
