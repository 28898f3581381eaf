import { statfs } from 'node:fs/promises'

/** Bytes of the disk that holds `folder`, or will once something is written there: all, and what this process has left. */
export async function readDiskSpace(folder: string): Promise<{ total: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder).catch(() => statfs('.'))
  return { total: blocks * bsize, free: bavail * bsize }
}
