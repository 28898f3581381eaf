/**
 * Reads a stored picture, or throws the error of `gone`:
 * files are deleted before their rows, and a request may come in between.
 */
export async function readUnlessGone<T>(read: () => Promise<T>, gone: () => Error): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw isMissingFile(error) ? gone() : error
  }
}

/** A missing file in the folder, or in the bucket. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || ('code' in error && error.code === 'ENOENT')
}
