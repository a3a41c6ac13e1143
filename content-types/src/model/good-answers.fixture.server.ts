import { type Episode, spanText } from '@podcastai/episode'
import { writeContent } from '../every-type/registry.server.ts'
import type { ContentByType } from '../every-type/registry.ts'
import { type GoodAnswer, isUsable } from '../model-type/good-pieces.fixture.server.ts'
import type { AnalysisAnswer, WritingAnswer } from '../model-type/model-task.server.ts'
import type { Brief } from '../type/brief.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { goodCarouselPosts } from '../types/carousel-posts/carousel-posts.fixture.server.ts'
import { goodEpisodeTitles } from '../types/episode-titles/episode-titles.fixture.server.ts'
import { goodQuotes } from '../types/quotes/quotes.fixture.server.ts'
import { goodSocialMedia } from '../types/social-media/social-media.fixture.server.ts'
import { goodThumbnailDesign } from '../types/thumbnail-design/thumbnail-design.fixture.server.ts'
import { goodVideoClips } from '../types/video-clips/video-clips.fixture.server.ts'
import { goodViralClips } from '../types/viral-clips/viral-clips.fixture.server.ts'
import { goodYoutubeScript } from '../types/youtube-script/youtube-script.fixture.server.ts'

// What a model answers that makes no mistake, made of an episode's own words. For tests only.

/** An answer for a content type that holds as it is. */
export function goodAnswer(key: ContentTypeKey, episode: Episode, brief: Brief): WritingAnswer {
  const { content, problems } = writeContent(key, episode, brief)
  if (content === null) throw new Error(problems.join(' '))
  return { pieces: (goodAnswers[key] as GoodAnswer<unknown>)({ episode, brief, content }) }
}

/** The same for several types at once. */
export function goodKit(keys: readonly ContentTypeKey[], episode: Episode, brief: Brief): WritingAnswer {
  const asked = contentTypeKeys.filter((key) => keys.includes(key))
  return { pieces: asked.flatMap((key) => goodAnswer(key, episode, brief).pieces) }
}

const goodAnswers: { [Key in ContentTypeKey]: GoodAnswer<ContentByType[Key]> } = {
  social_media: goodSocialMedia,
  quotes: goodQuotes,
  video_clips: goodVideoClips,
  viral_clips: goodViralClips,
  youtube_script: goodYoutubeScript,
  thumbnail_design: goodThumbnailDesign,
  episode_titles: goodEpisodeTitles,
  carousel_posts: goodCarouselPosts,
}

/** An analysis that makes no mistake: what the built-in reading found between two sentences. */
export function goodAnalysis(episode: Episode, first: number, last: number): AnalysisAnswer {
  const isWithin = (id: number) => id >= first && id <= last
  const facts = episode.sentences.filter((sentence) => isWithin(sentence.id) && isUsable(sentence))
  const spans = episode.moments.filter(
    ({ firstSentence, lastSentence }) => isWithin(firstSentence) && isWithin(lastSentence),
  )
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
    moments: spans.slice(0, 20).map(({ firstSentence, lastSentence }) => ({
      first: firstSentence,
      last: lastSentence,
      why: episode.sentences[firstSentence]?.text.split(' ').slice(0, 7).join(' ') ?? '',
    })),
  }
}
