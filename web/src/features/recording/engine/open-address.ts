import { UrlSource } from 'mediabunny'
import { RecordingFault } from './jobs.ts'

/** Attempts to load a part while the connection is lost. */
const maxAttempts = 4

/** Returns a file at an address. Only its needed parts are loaded: our own with the session’s cookie. */
export function openAddress(address: string): UrlSource {
  const url = new URL(address, location.href)
  // Other servers can refuse every page, and browsers don't tell that from a lost connection.
  const attempts = url.origin === location.origin ? maxAttempts : 1
  return new UrlSource(url, {
    fetchFn: fetchPart,
    getRetryDelay: (previous, error) =>
      error instanceof PartRefused || previous >= attempts ? null : 2 ** (previous - 1),
  })
}

/** Trying again doesn't help. */
class PartRefused extends RecordingFault {}

async function fetchPart(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new RecordingFault('The sound can’t be loaded. Check your connection and try again.')
  })
  if (response.ok) return response
  throw new PartRefused('The sound isn’t there anymore. Reload the page, or choose the recording.')
}
