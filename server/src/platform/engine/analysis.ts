import { listIntroduced, topicTerms } from '@podcastai/content-types/server'
import { type Analysis, type TalkStrip, talkLanes } from '@podcastai/contracts'
import { type Episode, episodeMinutes } from '@podcastai/episode'

/** Seconds in one window of the speaker timeline, and the minimum and maximum number of windows. */
const windowSeconds = 12
const windows = { min: 48, max: 240 }
const topicsShown = 8

/** Returns the part of an analyzed episode that the screens show. */
export function toAnalysis(episode: Episode): Analysis {
  return {
    episodeDuration: episodeMinutes(episode),
    keyTopics: listTopics(episode),
    summary: episode.summary.map((id) => episode.sentences[id]?.text ?? '').join(' '),
    speakers: episode.speakers.map(({ name, role, words }) => ({ name, role, words })),
    timeSource: episode.timeSource,
    language: episode.language,
    strip: talkStrip(episode),
    names: listIntroduced(episode),
  }
}

/** Returns the terms of the episode or, if it has none, its key phrases. */
function listTopics(episode: Episode): string[] {
  const terms = topicTerms(episode, topicsShown)
  return terms.length > 0 ? terms : episode.keyPhrases.slice(0, topicsShown)
}

/**
 * Counts the words of each lane in windows of equal length, as a share of the busiest window. Words without a speaker
 * count toward the last lane.
 */
function talkStrip(episode: Episode): TalkStrip {
  const length = Math.min(windows.max, Math.max(windows.min, Math.round(episode.durationSeconds / windowSeconds)))
  const seconds = Math.max(1, episode.durationSeconds) / length
  const { above, beneath } = talkLanes(episode.speakers)
  const lanes = [above, ...(beneath.length > 0 ? beneath : [[]])]
  const strip = Array.from({ length }, () => lanes.map(() => 0))
  for (const { start, end, words, speaker } of episode.sentences) {
    const lane = lanes.findIndex((people) => people.some(({ name }) => name === speaker))
    // A sentence longer than a window counts in every window that it spans.
    const first = windowAt(start / seconds, length)
    const last = Math.max(first, windowAt(end / seconds, length))
    for (const window of strip.slice(first, last + 1)) addTo(window, lane, words / (last - first + 1))
  }
  const busiest = Math.max(1, ...strip.map(([host = 0, ...guests]) => Math.max(host, sum(guests))))
  const share = (words: number) => Math.round((words / busiest) * 100) / 100
  return strip.map(([host = 0, ...guests]) => ({
    host: share(host),
    guests: guests.length === 1 ? share(sum(guests)) : guests.map(share),
  }))
}

function addTo(window: number[], lane: number, words: number): void {
  const at = lane < 0 ? window.length - 1 : lane
  window[at] = (window[at] ?? 0) + words
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function windowAt(position: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(position)))
}
