import type { Episode, Topic } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { listed } from '../../voice/speaker-names.server.ts'
import { keyOf } from '../grammar/noun-phrases.server.ts'
import { capitalized, type SpanSubject, spanSubjects, subjectPairs } from '../passages/span-subjects.server.ts'

/** `named`: subjects that earlier chapters are called by. */
type Named = Pick<Topic, 'firstSentence' | 'lastSentence' | 'keyPhrases'> & { named: ReadonlySet<string> }

/** What the stretch speaks of: two telling things that are said together, or one. English only. */
export type Told = { title: string; subjects: string[]; worth: number }

/** By no subject that an earlier chapter is called by, where there is another; null where nothing tells enough. */
export function subjectsOfStretch(episode: Episode, stretch: Named, brief: Brief): Told | null {
  const keys = stretch.keyPhrases.map(keyOf)
  const fresh = spanSubjects(episode, stretch.firstSentence, stretch.lastSentence, brief).filter(
    ({ text }) => !stretch.named.has(text.toLowerCase()),
  )
  const kept = fresh.filter(({ text, sentences }) => sentences.length > 1 || keys.includes(keyOf(text)))
  return bestOf(kept, 0) ?? bestOf(fresh, passedBy)
}

/** What a subject loses that is said once. */
const passedBy = 1

/** Two of them, or one phrase that tells more alone. */
function bestOf(subjects: readonly SpanSubject[], less: number): Told | null {
  const told = (parts: readonly SpanSubject[], worth: number): Told => ({
    title: capitalized(listed(parts.map(({ text }) => text))),
    subjects: parts.map(({ text }) => text.toLowerCase()),
    worth: worth - less,
  })
  // Two things from either end of it have nothing to do with each other.
  const pair = subjectPairs(subjects).find(({ together }) => together)
  const alone = subjects.find(({ words }) => words > 1)
  if (alone !== undefined && (pair === undefined || alone.worth > pair.value + 1)) return told([alone], alone.worth - 1)
  return pair === undefined ? null : told(pair.pair, pair.value)
}
