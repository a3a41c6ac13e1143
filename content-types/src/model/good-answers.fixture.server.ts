import { type Episode, findPassages, spanText } from '@podcastai/episode'
import { type GoodAnswer, isUsable } from '../model-interface/good-pieces.fixture.server.ts'
import type { AnalysisAnswer, WritingAnswer } from '../model-interface/model-task.server.ts'
import { goodAnswers } from '../registry/good-answers.fixture.server.ts'
import { writeContent } from '../registry/registry.server.ts'
import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'

// Flawless answers of a model, made from an episode's own words. For tests only.

/** Returns an answer for a content type that passes all checks. */
export function goodAnswer(key: ContentTypeKey, episode: Episode, brief: Brief): WritingAnswer {
  const { content, problems } = writeContent(key, episode, brief)
  if (content === null) throw new Error(problems.join(' '))
  return { pieces: (goodAnswers[key] as GoodAnswer<unknown>)({ episode, brief, content }) }
}

/** Returns a flawless analysis: the built-in engine's findings between two sentences. */
export function goodAnalysis(episode: Episode, first: number, last: number): AnalysisAnswer {
  const isWithin = (id: number) => id >= first && id <= last
  const facts = episode.sentences.filter((sentence) => isWithin(sentence.id) && isUsable(sentence))
  const spans = findPassages(episode).clips.filter((clip) => isWithin(clip.first) && isWithin(clip.last))
  return {
    about: '',
    topics: episode.topics
      .filter((topic) => isWithin(topic.firstSentence) && isWithin(topic.lastSentence))
      .map(({ firstSentence, lastSentence }) => ({
        title: `“${spanText(episode, firstSentence, firstSentence)}”`,
        first: firstSentence,
        last: lastSentence,
      })),
    names: [],
    facts: facts.slice(0, 20).map(({ id, text }) => ({ text: `“${text}”`, ids: [id] })),
    moments: spans.slice(0, 20).map(({ first: opens, last: lands }) => ({
      first: opens,
      last: lands,
      why: episode.sentences[opens]?.text.split(' ').slice(0, 7).join(' ') ?? '',
    })),
  }
}
