import { type Episode, findPassages, isSoundOnly, type Sentence, saysProfanity } from '@podcastai/episode'
import { each, type Setting, type Verdict } from '../quality/rule.server.ts'
import { type Evidence, passagesMeet } from '../type/evidence.ts'

type Place = Evidence | null

/**
 * Checks that no piece uses a sponsor's words, housekeeping, a greeting, garble, or a transcriber's mark; a clip may
 * run over a sound.
 */
export function nothingLeftOut(
  places: readonly Place[],
  { episode }: Setting,
  { isClip = false }: { isClip?: boolean } = {},
): Verdict {
  const { leftOut } = findPassages(episode)
  return each(places, (place) => {
    const sentence = sentencesAt(place, episode).find(({ id, text }) => leftOut[id] && !(isClip && isSoundOnly(text)))
    return sentence ? `not to be published: ${sentence.text}` : null
  })
}

/** Checks that no text contains profanity. */
export function noProfanity(texts: readonly string[]): Verdict {
  return each(texts, (text) => (saysProfanity(text) ? `profanity: ${text}` : null))
}

/** Returns everything that is said in the sentences that a piece is taken from. */
export function saidAt(place: Place, episode: Episode): string {
  return sentencesAt(place, episode)
    .map(({ text }) => text)
    .join(' ')
}

function sentencesAt(place: Place, { sentences }: Episode): Sentence[] {
  return sentences.filter((sentence) => passagesMeet(sentence, place))
}
