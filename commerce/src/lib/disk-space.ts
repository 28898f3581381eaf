import { statfs } from 'node:fs/promises'

/**
 * Returns the size of the disk that holds `folder`, or will hold it,
 * and what is left of it for this process, in bytes.
 */
export async function readDiskSpace(folder: string): Promise<{ total: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder).catch(() => statfs('.'))
  return { total: blocks * bsize, free: bavail * bsize }
}
