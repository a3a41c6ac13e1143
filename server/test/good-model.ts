import { type Brief, type ContentTypeKey, contentTypeKeys, contentTypeOf, neutralVoice } from '@podcastai/content-types'
import { type Episode, understand } from '@podcastai/episode'
import type { Transcript } from '@podcastai/transcript'
import { goodAnalysis, goodAnswer } from '../../content-types/src/model/good-answers.fixture.server.ts'
import { answers, type ModelRequest, type Reply, type Script } from './model-provider/model-provider.ts'

/** Words by which the task of a content type is told from the others. */
const marks: Record<ContentTypeKey, string> = {
  social_media: 'Write three captions',
  quotes: 'quotes for cards',
  video_clips: 'clips to cut out',
  viral_clips: 'send to a friend',
  youtube_script: 'three-minute script',
  thumbnail_design: 'Design the thumbnail',
  episode_titles: 'titles for the episode',
  carousel_posts: 'carousels, each on one idea',
}

/** What a request asks for: the reading, the ranking, or one content type. */
export function purposeOf({ schemaName, prompt }: ModelRequest): 'analysis' | 'ranking' | ContentTypeKey {
  if (schemaName === 'analysis' || schemaName === 'ranking') return schemaName
  const isRepairOf = (key: ContentTypeKey) => prompt.includes(`You wrote for “${contentTypeOf(key).title}”`)
  const key = contentTypeKeys.find((one) => prompt.includes(marks[one]) || isRepairOf(one))
  if (!key) throw new Error('a request for nothing known')
  return key
}

/** A model that makes no mistake, but where `instead` answers in its place. */
export function goodModel(
  transcript: Transcript,
  instead: (request: ModelRequest, good: () => Reply) => Reply | null = () => null,
): Script {
  const episode = understand(transcript)
  return (request) => {
    const good = () => answers(answerOf(request, episode))
    return instead(request, good) ?? good()
  }
}

function answerOf(request: ModelRequest, episode: Episode): unknown {
  const purpose = purposeOf(request)
  if (purpose === 'analysis') {
    const ids = [...request.prompt.matchAll(/(?<=[\s>])(\d+)\|/g)].map(([, id]) => Number(id))
    return goodAnalysis(episode, Math.min(...ids), Math.max(...ids))
  }
  if (purpose === 'ranking')
    return { best: [...request.prompt.matchAll(/^(\d+)\|/gm)].map(([, number]) => Number(number)) }
  return goodAnswer(purpose, episode, plainBrief)
}

export const plainBrief: Brief = {
  projectTitle: 'The bakery',
  guest: { name: null, title: null, handle: null },
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}
