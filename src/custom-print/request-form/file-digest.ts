/** What tells one drawing from another; undefined where the file is gone, or cannot be read any more. */
export async function digestOf(file: Blob): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch (error) {
    console.error('A drawing that was chosen cannot be read any more', error)
    return undefined
  }
}
