import type { Analysis, TalkStrip } from '@podcastai/contracts'
import { type Episode, episodeMinutes } from '@podcastai/episode'

/** Seconds in one window of the talk strip, and how few and many windows there may be. */
const windowSeconds = 12
const windows = { min: 48, max: 240 }
const topicsShown = 8

/** What the screens show of an understood episode. */
export function analysisOf(episode: Episode): Analysis {
  return {
    episodeDuration: episodeMinutes(episode),
    keyTopics: episode.keyPhrases.slice(0, topicsShown),
    summary: episode.summary.map((id) => episode.sentences[id]?.text ?? '').join(' '),
    speakers: episode.speakers.map(({ name, role, words }) => ({ name, role, words })),
    timeSource: episode.timeSource,
    language: episode.language,
    strip: talkStrip(episode),
  }
}

/** Words of the host and of everybody else in windows of equal length, each as a share of the busiest window. */
function talkStrip(episode: Episode): TalkStrip {
  const length = Math.min(windows.max, Math.max(windows.min, Math.round(episode.durationSeconds / windowSeconds)))
  const seconds = Math.max(1, episode.durationSeconds) / length
  const strip = Array.from({ length }, () => ({ host: 0, guests: 0 }))
  const hosts = new Set(episode.speakers.filter(({ role }) => role === 'host').map(({ name }) => name))
  for (const { start, end, words, speaker } of episode.sentences) {
    const lane = speaker !== null && hosts.has(speaker) ? 'host' : 'guests'
    // A sentence longer than a window fills all that it spans.
    const first = windowAt(start / seconds, length)
    const last = Math.max(first, windowAt(end / seconds, length))
    for (const window of strip.slice(first, last + 1)) window[lane] += words / (last - first + 1)
  }
  const busiest = Math.max(1, ...strip.map(({ host, guests }) => Math.max(host, guests)))
  const share = (words: number) => Math.round((words / busiest) * 100) / 100
  return strip.map(({ host, guests }) => ({ host: share(host), guests: share(guests) }))
}

function windowAt(position: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(position)))
}
