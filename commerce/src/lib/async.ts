/** Rejects with `failure()` when `work` takes longer than `ms`; `work` goes on. */
export function withTimeout<T>(ms: number, work: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
