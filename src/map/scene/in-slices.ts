/** One slice of work, so short that no input waits for it, in ms. */
const SLICE_MS = 6

/** Runs work that yields often, in short slices between which the browser can do everything else. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await aside()
  }
}

/** Steps aside: whatever else the browser has to do comes first. */
export const aside = () => new Promise<void>((resume) => setTimeout(resume))
