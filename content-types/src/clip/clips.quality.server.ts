import { noProfanity, nothingLeftOut, saidAt } from '../built-in/publishable.quality.server.ts'
import { each, type Rule, type Setting, type Verdict } from '../quality/rule.server.ts'
import { noOverlap } from '../quality/spread.server.ts'
import { differentOpenings } from '../quality/wording.server.ts'
import { endsDangling, startsDangling } from '../talk/dangling-words.ts'
import { getTextWidth } from '../type/script-limits.ts'
import { clipSeconds, maxClipTitleLength, type VideoClip } from './video-clip.ts'

/** Returns the quality rules for all lists of clips. `what` is what the report calls them. */
export function clipRules(what: string): Rule<VideoClip[]>[] {
  return [
    {
      label: `${what}: nothing that is left out`,
      check: (clips, setting) =>
        nothingLeftOut(
          clips.map(({ evidence }) => evidence),
          setting,
          { isClip: true },
        ),
    },
    {
      label: `${what}: no profanity`,
      check: (clips, { episode }) => noProfanity(clips.map(({ evidence }) => saidAt(evidence, episode))),
    },
    {
      label: `${what}: ${clipSeconds.min}–${clipSeconds.max} seconds`,
      check: (clips) =>
        each(clips, ({ duration, title }) =>
          duration >= clipSeconds.min && duration <= clipSeconds.max ? null : `${duration} s: ${title}`,
        ),
    },
    { label: `${what}: on sentence boundaries`, check: onBoundaries },
    {
      label: `${what}: open without what came before`,
      check: (clips) =>
        each(clips, ({ firstSentence }) => (startsDangling(firstSentence) ? `opens on: ${firstSentence}` : null)),
    },
    {
      label: `${what}: end on a finished thought`,
      check: (clips) =>
        each(clips, ({ lastSentence }) => (endsDangling(lastSentence) ? `ends on: ${lastSentence}` : null)),
    },
    { label: `${what}: none twice`, check: (clips) => noOverlap(clips.map(({ evidence }) => evidence)) },
    {
      label: `${what}: titles differ, up to ${maxClipTitleLength} characters`,
      check: (clips) => {
        const long = clips
          .filter(({ title }) => getTextWidth(title) > maxClipTitleLength)
          .map(({ title }) => `too long: ${title}`)
        const openings = differentOpenings(clips.map(({ title }) => title))
        return { figure: `${clips.length} titles`, wrong: [...long, ...openings.wrong] }
      },
    },
  ]
}

function onBoundaries(clips: readonly VideoClip[], { episode }: Setting): Verdict {
  const starts = new Set(episode.sentences.map(({ from }) => JSON.stringify(from)))
  const ends = new Set(episode.sentences.map(({ to }) => JSON.stringify(to)))
  return each(clips, ({ evidence, title }) =>
    starts.has(JSON.stringify(evidence.from)) && ends.has(JSON.stringify(evidence.to)) ? null : `cut inside: ${title}`,
  )
}
