import type { EpisodeNotes } from '@podcastai/content-types'
import { Analysis } from '@podcastai/contracts'

/** An analysis with each text of its own changed; who speaks stays. */
export function rewordedAnalysis(analysis: Analysis, words: (text: string) => string): Analysis {
  return { ...analysis, summary: words(analysis.summary), keyTopics: analysis.keyTopics.map((topic) => words(topic)) }
}

/** Notes with each text of theirs changed. */
export function rewordedNotes(notes: EpisodeNotes, words: (text: string) => string): EpisodeNotes {
  return {
    ...notes,
    about: words(notes.about),
    topics: notes.topics.map((topic) => ({ ...topic, title: words(topic.title) })),
    names: notes.names.map((one) => ({ ...one, name: words(one.name), what: words(one.what) })),
    facts: notes.facts.map((fact) => ({ ...fact, text: words(fact.text) })),
    moments: notes.moments.map((moment) => ({ ...moment, why: words(moment.why) })),
  }
}

/**
 * The analysis of a project after its wording changed: `followed` is the one that follows, null where there is none.
 * Where others speak than when that was made, who speaks is `countAnew`'s, and what it says of the talk stays.
 */
export async function analysisThatFollows(
  stored: unknown,
  { followed, hasOtherTurns }: { followed: Analysis | null; hasOtherTurns: boolean },
  countAnew: () => Promise<Analysis>,
): Promise<Analysis | null> {
  if (stored === null || (followed !== null && !hasOtherTurns)) return followed
  return analysisWithSpeakers(followed ?? Analysis.parse(stored), await countAnew())
}

/** An analysis with the speakers of a newer one. Its summary and topics stay. */
export function analysisWithSpeakers(analysis: Analysis, { speakers, strip }: Analysis): Analysis {
  return { ...analysis, speakers, strip }
}
