import { type Episode, type Excerpt, episodeMinutes } from '@podcastai/episode'
import { choose } from '../built-in/choice.server.ts'
import { type Material, materialFor } from '../built-in/material.server.ts'
import { countFor } from '../built-in/top-picks.server.ts'
import { endsDangling, startsDangling } from '../talk/dangling-words.ts'
import type { Brief } from '../type/brief.ts'
import { hasTitleLine, isNamed } from './clip-lines.server.ts'
import { clipSeconds } from './video-clip.ts'

// Chooses the passages that the built-in engine cuts out, for clips and for viral moments.

/** How many clips and moments are offered. */
const offered = {
  clips: { perHour: 8, min: 3, max: 10 },
  moments: { perHour: 7, min: 2, max: 8 },
} as const
/** How many of them are top picks, and from which strength. */
export const clipPicks = { from: 31, min: 2, max: 6 } as const
export const momentPicks = { from: 31, min: 1, max: 5 } as const

/** The message if there is no clip. */
export const noClip = `No passage of ${clipSeconds.min} to ${clipSeconds.max} seconds in this transcript can be cut out as a clip.`

/** Returns the clips of an episode, strongest first. */
export function chooseClips(episode: Episode, brief: Brief): Excerpt[] {
  return deal(episode, brief).clips
}

/** Returns the viral moments, strongest first. They don't repeat the clips. */
export function chooseMoments(episode: Episode, brief: Brief): Excerpt[] {
  return deal(episode, brief).moments
}

/** Deals the strongest passages to both lists in turn, so that both start strong and don't share any. */
function deal(episode: Episode, brief: Brief): { clips: Excerpt[]; moments: Excerpt[] } {
  const minutes = episodeMinutes(episode)
  const max = { clips: countFor(minutes, offered.clips), moments: countFor(minutes, offered.moments) }
  const count = max.clips + max.moments
  const passages = choose(episode, findClips(episode, brief), { count, attempt: brief.attempt })
  const moments = passages.filter((_, at) => at % 2 === 1).slice(0, max.moments)
  const clips = passages.filter((passage) => !moments.includes(passage))
  // If there is only one passage, both lists show it.
  return { clips, moments: moments.length > 0 ? moments : clips }
}

/** Points that a passage loses if none of its words can be its title. */
const nameless = 6

/**
 * Returns passages with a title and a complete beginning and end, strongest first; if there are none, all passages.
 * Cached, because several types need them.
 */
function findClips(episode: Episode, brief: Brief): readonly Excerpt[] {
  const material = materialFor(episode, brief)
  const known = clipsKnown.get(material) ?? wholeClips(episode, material)
  clipsKnown.set(material, known)
  return known
}

const clipsKnown = new WeakMap<Material, readonly Excerpt[]>()

function wholeClips(episode: Episode, material: Material): readonly Excerpt[] {
  const text = (id: number) => episode.sentences[id]?.text ?? ''
  const whole = material.clips.filter(({ first, last }) => !startsDangling(text(first)) && !endsDangling(text(last)))
  const judged = (whole.length > 0 ? whole : material.clips).map((clip) => {
    const isCalled = isNamed(clip, episode, material)
    const strength = clip.strength - (isCalled ? 0 : nameless)
    return { clip: { ...clip, strength }, hasTitle: isCalled || hasTitleLine(clip) }
  })
  const titled = judged.filter(({ hasTitle }) => hasTitle)
  return (titled.length > 0 ? titled : judged)
    .map(({ clip }) => clip)
    .sort((a, b) => b.strength - a.strength || a.first - b.first)
}
