import { atLeast, each, type Rule, type Setting, type Verdict } from '../quality/rule.server.ts'
import { eachThird, noOverlap } from '../quality/spread.server.ts'
import { differentOpenings, plainWords, saidWords } from '../quality/wording.server.ts'
import { endsHanging, opensDanglingly } from '../spoken/loose-ends.ts'
import { clipSeconds, type VideoClip } from './video-clip.ts'

/** Characters of a title that a phone's list shows whole, with some grace. */
const longestTitle = 70

/** What holds for every list of clips, by the word the report uses for them. */
export function clipRules(what: string): Rule<VideoClip[]>[] {
  return [
    { label: `${what}: 5 or more`, check: (clips, setting) => atLeast(clips.length, 5, what, setting) },
    {
      label: `${what}: one in each third`,
      check: (clips, setting) =>
        eachThird(
          clips.map(({ evidence }) => evidence),
          setting,
        ),
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
        each(clips, ({ firstSentence }) => (opensDanglingly(firstSentence) ? `opens on: ${firstSentence}` : null)),
    },
    {
      label: `${what}: end on a finished thought`,
      check: (clips) =>
        each(clips, ({ lastSentence }) => (endsHanging(lastSentence) ? `ends on: ${lastSentence}` : null)),
    },
    { label: `${what}: none twice`, check: (clips) => noOverlap(clips.map(({ evidence }) => evidence)) },
    {
      label: `${what}: titles differ, up to ${longestTitle} characters`,
      check: (clips) => {
        const long = clips.filter(({ title }) => title.length > longestTitle).map(({ title }) => `too long: ${title}`)
        const openings = differentOpenings(clips.map(({ title }) => title))
        return { figure: `${clips.length} titles`, wrong: [...long, ...openings.wrong] }
      },
    },
    { label: `${what}: reasons cite words of the episode`, check: citedReasons },
  ]
}

function onBoundaries(clips: readonly VideoClip[], { episode }: Setting): Verdict {
  const starts = new Set(episode.sentences.map(({ from }) => JSON.stringify(from)))
  const ends = new Set(episode.sentences.map(({ to }) => JSON.stringify(to)))
  return each(clips, ({ evidence, title }) =>
    starts.has(JSON.stringify(evidence.from)) && ends.has(JSON.stringify(evidence.to)) ? null : `cut inside: ${title}`,
  )
}

function citedReasons(clips: readonly VideoClip[], { episode }: Setting): Verdict {
  const said = saidWords(episode)
  return each(clips, ({ title, scores }) => {
    const cited = Object.values(scores).flatMap(({ reason }) =>
      [...reason.matchAll(/“([^“”…]+)…?”/g)].map((match) => plainWords(match[1] ?? '')),
    )
    if (cited.length === 0) return `no reason cites words: ${title}`
    const invented = cited.find((words) => !said.includes(words))
    return invented === undefined ? null : `cites what was not said (${invented}): ${title}`
  })
}
