/**
 * Calls `onAnswer` or `onFailure` with what becomes of a promise, unless the function that it returns was called
 * before: an effect returns it, so that what it no longer asks for changes nothing.
 */
export function handleOutcome<Answer>(
  promise: Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let isCancelled = false
  promise.then(
    (answer) => (isCancelled ? undefined : onAnswer(answer)),
    (error: unknown) => (isCancelled ? undefined : onFailure(error)),
  )
  return () => {
    isCancelled = true
  }
}
