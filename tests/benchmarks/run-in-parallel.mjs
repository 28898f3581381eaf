/**
 * Does something for 0…count-1, so many at the same time.
 * @param {number} count
 * @param {number} atOnce
 * @param {(index: number) => Promise<void>} work
 */
export async function runInParallel(count, atOnce, work) {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
