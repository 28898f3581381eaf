/** Whether an error says that the disk is full; libvips has no code of its own for it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) ||
    /no space left|quota/i.test(error.message)
  )
}
