import type { Transcript } from '@podcastai/transcript'
import { findCues } from './cue-patterns.ts'
import type { Episode, Sentence } from './episode.ts'
import { hygieneOf } from './hygiene.ts'
import { keyPhrasesOf } from './key-phrases.ts'
import { guessLanguage } from './language.ts'
import { momentsOf } from './moments.ts'
import { quotabilityElsewhere, standsAloneElsewhere } from './other-languages.ts'
import { quotabilityOf } from './quotability.ts'
import { isRough } from './rough.ts'
import { type Reading, readSentences } from './sentences.ts'
import { speakersOf } from './speakers.ts'
import { standsAlone } from './stands-alone.ts'
import { summaryOf } from './summary.ts'
import { timelineOf } from './timeline.ts'
import { topicsOf } from './topics.ts'

/** What the episode holds. Deterministic: the same transcript gives the same episode. */
export function understand(transcript: Transcript): Episode {
  const language = guessLanguage(transcript.segments.map((segment) => segment.text).join(' '))
  const timeline = timelineOf(transcript)
  const { readings, turns } = readSentences(transcript, timeline, language)
  const hygiene = hygieneOf(readings, turns)
  const sentences = readings.map((reading, id) => withTraits(reading, hygiene[id] ?? null))
  const { durationSeconds } = timeline
  const content = readings.filter((_, id) => hygiene[id] === null)
  const keyPhrases = keyPhrasesOf(content, 25)
  const topics = topicsOf(readings, sentences, durationSeconds)
  return {
    sentences,
    turns,
    speakers: speakersOf(readings),
    topics,
    keyPhrases,
    summary: summaryOf(sentences, topics),
    moments: momentsOf({ sentences, topics, keyPhrases, durationSeconds }),
    durationSeconds,
    timeSource: transcript.timeSource,
    language,
  }
}

function withTraits({ sentence, tokens, quoted }: Reading, hygiene: Sentence['traits']['hygiene']): Sentence {
  const { text } = sentence
  const english = tokens.length > 0
  const cues = english ? findCues(text) : {}
  return {
    ...sentence,
    traits: {
      question: /[?？؟]["”'’)\]]*$/.test(text),
      standsAlone: !quoted && (english ? standsAlone(text, tokens) : standsAloneElsewhere(text, sentence.words)),
      hygiene,
      rough: isRough(text),
      cues,
      quotability: english ? quotabilityOf(text, tokens, cues) : quotabilityElsewhere(text, sentence.words),
    },
  }
}
