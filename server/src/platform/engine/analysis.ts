import type { Analysis, TalkStrip } from '@podcastai/contracts'
import { type Episode, episodeMinutes } from '@podcastai/episode'

const stripWindows = 96
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
  const windows = Array.from({ length: stripWindows }, () => ({ host: 0, guests: 0 }))
  const hosts = new Set(episode.speakers.filter(({ role }) => role === 'host').map(({ name }) => name))
  for (const { start, end, words, speaker } of episode.sentences) {
    const at = ((start + end) / 2 / Math.max(1, episode.durationSeconds)) * stripWindows
    const window = windows[Math.min(stripWindows - 1, Math.max(0, Math.floor(at)))]
    if (window) window[speaker !== null && hosts.has(speaker) ? 'host' : 'guests'] += words
  }
  const busiest = Math.max(1, ...windows.map(({ host, guests }) => Math.max(host, guests)))
  const share = (words: number) => Math.round((words / busiest) * 100) / 100
  return windows.map(({ host, guests }) => ({ host: share(host), guests: share(guests) }))
}
