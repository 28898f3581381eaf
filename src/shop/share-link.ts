type Link = { title: string; url: string }

/** Missing in older browsers and on pages without TLS. */
type Device = {
  share?: (link: Link) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Shares a link, or else copies it; 'failed' where neither works. */
export async function shareLink(link: Link, device: Device): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (device.share !== undefined) {
      await device.share(link)
      return 'shared'
    }
  } catch (error) {
    // Closing the sheet is a decision; any other error is no reason not to copy.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await device.clipboard?.writeText(link.url)
    return device.clipboard === undefined ? 'failed' : 'copied'
  } catch {
    return 'failed'
  }
}
