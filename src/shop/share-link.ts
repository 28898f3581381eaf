type Link = { title: string; url: string }

/** What of a browser's navigator is needed here; older browsers and pages without TLS lack both. */
type Device = {
  share?: (link: Link) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** Hands a link to the device's own way of sharing, or else copies it; 'failed' where it can do neither. */
export async function shareLink(link: Link, device: Device): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (device.share !== undefined) {
      await device.share(link)
      return 'shared'
    }
  } catch (error) {
    // Who closes the sheet has decided; any other refusal is no reason not to copy.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await device.clipboard?.writeText(link.url)
    return device.clipboard === undefined ? 'failed' : 'copied'
  } catch {
    return 'failed'
  }
}
