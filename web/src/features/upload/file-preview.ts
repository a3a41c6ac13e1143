import { maxPreviewBytes } from '@podcastai/contracts'
import type { FoundFacts, Segment, Transcript } from '@podcastai/transcript'
import type { StripColumn } from '@podcastai/ui'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { describeTimes } from '../../lib/time-source-words.ts'

export type FilePreview = {
  /** The episode's title in the file, or null. */
  title: string | null
  /** What the file states of the episode, or its greeting tells. */
  facts: FoundFacts
  speakers: string[]
  /** Speakers as they are shown: "Host" is the host whom the file names, or asks about the one whom the greeting names. */
  names: string[]
  /** From the file's times, or at 150 words a minute. */
  minutes: number
  estimated: boolean
  words: number
  /** Of the spoken text. */
  characters: number
  strip: StripColumn[]
  verdict: string
}

/** Why the file can't be read, for the user. */
export type Unreadable = { problem: string }

/** Windows of the strip. */
export const columns = 160
const wordsPerMinute = 150

/** A file's preview, cached while it is shown. */
export const filePreviewQuery = (file: File) =>
  queryOptions({
    queryKey: ['file-preview', file.name, file.size, file.lastModified],
    queryFn: () => previewFile(file),
    gcTime: 0,
  })

/** Only the server unpacks Word files. */
export function isReadOnServer(file: Pick<File, 'name'>): boolean {
  return file.name.toLowerCase().endsWith('.docx')
}

/** Parses a file like the server. Null if it is too large, because that would block the page, or can't be read. */
export async function previewFile(file: File): Promise<FilePreview | Unreadable | null> {
  if (file.size > maxPreviewBytes) return null
  const [{ findFacts, nameListed, nameRoles, parseTranscript, UnreadableTranscript }, { orderSpeakers }] =
    await Promise.all([import('@podcastai/transcript'), import('./order-speakers.ts')])
  try {
    const { bytes, title } = isReadOnServer(file)
      ? await (await import('./word-text.ts')).fetchWordText(file)
      : { bytes: new Uint8Array(await file.arrayBuffer()), title: '' }
    const transcript = parseTranscript(bytes, file.name, title)
    const [speakers, facts] = [orderSpeakers(transcript), findFacts(transcript)]
    return createPreview(
      { ...transcript, speakers },
      facts,
      listNames({ ...transcript, speakers }, facts, { nameListed, nameRoles }),
    )
  } catch (error) {
    if (error instanceof UnreadableTranscript) return { problem: error.message }
    const isRefused = error instanceof ApiError && error.code === 'unreadable_transcript'
    return isRefused ? { problem: error.text } : null
  }
}

export function createPreview(
  transcript: Transcript,
  facts: FoundFacts = {},
  names: string[] = transcript.speakers,
): FilePreview {
  const { title, segments, speakers, durationSeconds, timeSource } = transcript
  const words = segments.reduce((sum, segment) => sum + countWords(segment), 0)
  return {
    title: title ?? null,
    facts,
    speakers,
    names,
    minutes:
      durationSeconds === null
        ? words / wordsPerMinute
        : durationSeconds / 60 + (timeSource === 'partly' ? wordsAfterLastTime(segments) / wordsPerMinute : 0),
    estimated: durationSeconds === null,
    words,
    characters: segments.reduce((sum, { text }) => sum + text.length, 0),
    strip: createStrip(segments, speakers),
    verdict: formatVerdict(timeSource, speakers.length > 0),
  }
}

/** Both functions are passed, because the project page would load a chunk more if this file imported them. */
type Naming = Pick<typeof import('@podcastai/transcript'), 'nameListed' | 'nameRoles'>

function listNames(
  { speakers, listed = [] }: Pick<Transcript, 'speakers' | 'listed'>,
  { hostName, guestName }: FoundFacts,
  { nameListed, nameRoles }: Naming,
): string[] {
  const toPeople = (source: 'file' | 'spoken') => ({
    ...(hostName?.source === source && { hostName: hostName.value }),
    ...(guestName?.source === source && { guestName: guestName.value }),
  })
  const people = Object.values(toPeople('file')).flatMap((names) => names.split(', '))
  const stated = { ...nameListed(speakers, [...people, ...listed]), ...nameRoles(speakers, toPeople('file')) }
  const said = nameRoles(speakers, toPeople('spoken'))
  return speakers.map((speaker) => stated[speaker] ?? (said[speaker] ? `${speaker}: ${said[speaker]}?` : speaker))
}

/** Returns the number of words after the last time, in files with occasional times. */
function wordsAfterLastTime(segments: readonly Segment[]): number {
  const at = segments.findLastIndex(({ start, end, marks }) => start !== null || end !== null || marks !== undefined)
  const timed = segments[at]
  if (!timed) return 0
  const rest = timed.end === null ? countWords({ text: timed.text.slice(timed.marks?.at(-1)?.offset ?? 0) }) : 0
  return segments.slice(at + 1).reduce((sum, segment) => sum + countWords(segment), rest)
}

/** Returns windows with equal shares of the words: the first speaker above the line, the others below. */
function createStrip(segments: readonly Segment[], speakers: readonly string[]): StripColumn[] {
  const total = segments.reduce((sum, segment) => sum + countWords(segment), 0)
  if (total === 0) return []
  const strip = Array.from({ length: columns }, () => ({ host: 0, guests: speakers.slice(1).map(() => 0) }))
  let before = 0
  for (const segment of segments) {
    const words = countWords(segment)
    const lane = segment.speaker === null ? 0 : speakers.indexOf(segment.speaker)
    for (let word = 0; word < words; word += 1) {
      const column = strip[Math.floor(((before + word) / total) * columns)]
      if (!column) continue
      if (lane <= 0) column.host += 1
      else column.guests[lane - 1] = (column.guests[lane - 1] ?? 0) + 1
    }
    before += words
  }
  return strip
}

function formatVerdict(times: Transcript['timeSource'], named: boolean): string {
  return `${named ? 'Speakers found.' : 'No speakers found.'} ${describeTimes(times)}`
}

function countWords(segment: Pick<Segment, 'text'>): number {
  return segment.text.split(' ').length
}
