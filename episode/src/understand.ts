import type { Transcript } from '@podcastai/transcript'
import { classifyBoilerplate } from './boilerplate.ts'
import { findCues } from './cue-patterns.ts'
import { detectTeaser } from './detect-teaser.ts'
import { isDisfluent } from './disfluencies.ts'
import type { Episode, Sentence, Speaker, TurnSummary } from './episode.ts'
import { judge } from './judgement/judge.ts'
import { findKeyPhrases } from './key-phrases.ts'
import { guessLanguage, languageSample } from './language.ts'
import { judgeElsewhere, standsAloneElsewhere } from './other-languages.ts'
import { keepTokens } from './sentence-tokens.ts'
import { type Reading, readSentences } from './sentences.ts'
import { findSpeakers } from './speakers.ts'
import { standsAlone } from './stands-alone.ts'
import { summarize } from './summary.ts'
import { createTimeline } from './timeline.ts'
import { findTopics } from './topics.ts'
import { hasTranscriberMark } from './transcriber-marks.ts'

/** Returns the episode of a transcript. Deterministic: the same transcript gives the same episode. */
export function understand(transcript: Transcript): Episode {
  const language = guessLanguage(openingText(transcript))
  const timeline = createTimeline(transcript)
  const { readings, turns } = readSentences(transcript, timeline, language)
  const { durationSeconds } = timeline
  const speakers = findSpeakers(readings, transcript.facts)
  const boilerplate = classifyBoilerplate(readings, turns, speakers).map(
    (found, id) => found ?? (hasTranscriberMark(readings[id]?.sentence.text ?? '') ? 'mark' : null),
  )
  const content = readings.filter((_, id) => boilerplate[id] === null)
  const keyPhrases = findKeyPhrases(content, 25)
  const sentences = readings.map((reading, id) => noticed(reading, boilerplate[id] ?? null))
  keepTokens(sentences, readings)
  judgeAll(sentences, readings, { turns, speakers, keyPhrases })
  const topics = findTopics(readings, sentences, durationSeconds)
  return {
    sentences,
    turns,
    speakers,
    topics,
    keyPhrases,
    summary: summarize(sentences, topics),
    durationSeconds,
    timeSource: transcript.timeSource,
    language,
  }
}

/** Returns the text for language detection. */
function openingText({ segments }: Transcript): string {
  let text = ''
  for (const segment of segments) {
    if (text.length >= languageSample) break
    text += ` ${segment.text}`
  }
  return text
}

/** Returns the traits of a single sentence; its strength needs all sentences. */
function noticed({ sentence, tokens, quoted }: Reading, boilerplate: Sentence['traits']['boilerplate']): Sentence {
  const { text } = sentence
  const english = tokens.length > 0
  return {
    ...sentence,
    traits: {
      question: /[?？؟]["”'’)\]]*$/.test(text),
      standsAlone: !quoted && (english ? standsAlone(text, tokens) : standsAloneElsewhere(text, sentence.words)),
      boilerplate,
      disfluent: isDisfluent(text),
      cues: english ? findCues(text) : {},
      quotability: 0,
      opening: 0,
      landing: 0,
    },
  }
}

/** Number of key phrases that count as topics of the episode. */
const subjects = 15
/** Minimum strength of a cold-open line, as a share of the way to the maximum. */
const chosenByEditors = 0.6

function judgeAll(
  sentences: readonly Sentence[],
  readings: readonly Reading[],
  {
    turns,
    speakers,
    keyPhrases,
  }: { turns: readonly TurnSummary[]; speakers: readonly Speaker[]; keyPhrases: string[] },
): void {
  const roles = new Map(speakers.map(({ name, role }) => [name, role]))
  const phrases = keyPhrases.slice(0, subjects).map((phrase) => phrase.toLowerCase())
  const hasGuest = speakers.some(({ role }) => role === 'guest')
  const inFront = detectTeaser(readings)
  for (const [id, sentence] of sentences.entries()) {
    const { tokens, wording } = readings[id] ?? { tokens: [], wording: null }
    if (tokens.length === 0 || wording === null) {
      Object.assign(sentence.traits, judgeElsewhere(sentence.text, sentence.words))
      continue
    }
    const turn = turns[sentence.turn]
    const lower = sentence.text.toLowerCase()
    const role = roles.get(sentence.speaker ?? '') ?? 'unknown'
    const judgement = judge(sentence, wording, {
      role,
      before: id - (turn?.firstSentence ?? id),
      after: (turn?.lastSentence ?? id) - id,
      previous: sentences[id - 1] ?? null,
      next: sentences[id + 1] ?? null,
      about: phrases.filter((phrase) => lower.includes(phrase)).length,
    })
    Object.assign(sentence.traits, judgement)
    // There, a host's lines only introduce the guest.
    if (!inFront.has(id) || (hasGuest && role === 'host')) continue
    sentence.traits.inFront = true
    sentence.traits.quotability += (100 - judgement.quotability) * chosenByEditors
  }
}
