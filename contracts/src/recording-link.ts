const soundEndings = ['.mp3', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.wav', '.flac', '.mp4', '.webm']

/** True if an address ends like a file that pages can play, rather than a page about the episode. */
export function isSoundLink(recordingUrl: string): boolean {
  const { protocol, pathname } = new URL(recordingUrl)
  return protocol === 'https:' && soundEndings.some((ending) => pathname.toLowerCase().endsWith(ending))
}

/**
 * Returns a link that opens a recording at a second: in the host's own format, else as the media fragment that browsers
 * and players support. Sources: YouTube's `t`, Vimeo's `#t`, Spotify's `t`, W3C Media Fragments (`#t=`).
 */
export function recordingAt(recordingUrl: string, seconds: number): string {
  const url = new URL(recordingUrl)
  const second = Math.max(0, Math.floor(seconds))
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    url.searchParams.delete('start')
    url.searchParams.set('t', `${second}s`)
  } else if (host === 'open.spotify.com' || host === 'podcasts.apple.com' || host === 'overcast.fm') {
    url.searchParams.set('t', String(second))
  } else {
    url.hash = host === 'vimeo.com' ? `t=${second}s` : `t=${second}`
  }
  return url.href
}
