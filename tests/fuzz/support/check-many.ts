import fc from 'fast-check'

/** Cases of all files together, and the seed that repeats them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Requests under way at a time. */
const CONCURRENCY = 8

/**
 * Tries a property with a share (0..1) of all cases, in lanes beside each other, each with a seed of its own. Rejects with
 * the smallest case that breaks it.
 */
export async function checkMany<T>(
  arbitrary: fc.Arbitrary<T>,
  holds: (value: T) => Promise<void>,
  share: number,
): Promise<void> {
  const numRuns = Math.max(1, Math.round((RUNS * share) / CONCURRENCY))
  await Promise.all(
    Array.from({ length: CONCURRENCY }, (_, lane) =>
      fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns, seed: SEED + lane }),
    ),
  )
}
