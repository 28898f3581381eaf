/** Reads a kept picture, or throws what `gone` makes: files go before their rows, and somebody may come in between. */
export async function readUnlessGone<T>(read: () => Promise<T>, gone: () => Error): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw isMissingFile(error) ? gone() : error
  }
}

/** In the folder, or in the bucket. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'NoSuchKey' || ('code' in error && error.code === 'ENOENT')
}
