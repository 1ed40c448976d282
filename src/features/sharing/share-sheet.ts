import { isPhone } from '@/lib/message-links'

/** What went where: nothing is said about a sheet that the person closed. */
export type ShareResult = 'shared' | 'dismissed' | 'unavailable'

/**
 * Whether the device has a share sheet worth opening: phones and tablets do; a computer's knows no WhatsApp, and its
 * link does.
 */
export function hasShareSheet(): boolean {
  return 'share' in navigator && isPhone()
}

/** Whether the share sheet takes a file of this kind. */
export function takesFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Opens the share sheet. Never rejects; 'unavailable' also where the browser no longer sees it as an answer to a tap. */
export async function openShareSheet(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'dismissed'
      : 'unavailable'
  }
}
