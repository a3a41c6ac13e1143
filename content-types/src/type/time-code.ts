/** Formats seconds as a time: `m:ss` below an hour, `h:mm:ss` from there on. */
export function timeCode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const s = String(whole % 60).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${s}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${s}`
}

/** The mark before a time that is not in the file. */
const about = '≈ '

/** Formats seconds as a time, with a mark if it is estimated. */
export function timeAbout(seconds: number, isEstimated: boolean): string {
  return `${isEstimated ? about : ''}${timeCode(seconds)}`
}

/** True if a time, or a line that begins with one, is marked as estimated. */
export function isAbout(text: string): boolean {
  return text.startsWith(about)
}

/** Returns a text as copied, exported, or published: estimated times are only marked on the page. */
export function withoutEstimateMarks(text: string): string {
  return text.includes('≈') ? text.replace(/≈ ?(?=\d{1,3}:\d\d)/g, '') : text
}

/** Parses a time, estimated or not, into seconds; null if the text is not a time. */
export function secondsAt(code: string): number | null {
  const written = code.trim()
  const exact = isAbout(written) ? written.slice(about.length) : written
  if (!/^\d{1,3}(?::[0-5]\d){1,2}$/.test(exact)) return null
  return exact.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
