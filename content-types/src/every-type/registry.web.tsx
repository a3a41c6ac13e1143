import type { ContentTypeKey } from '../type/content-type.ts'
import { carouselPostsView } from '../types/carousel-posts/carousel-posts.web.tsx'
import { episodeTitlesView } from '../types/episode-titles/episode-titles.web.tsx'
import { quotesView } from '../types/quotes/quotes.web.tsx'
import { socialMediaView } from '../types/social-media/social-media.web.tsx'
import { thumbnailDesignView } from '../types/thumbnail-design/thumbnail-design.web.tsx'
import { videoClipsView } from '../types/video-clips/video-clips.web.tsx'
import { viralClipsView } from '../types/viral-clips/viral-clips.web.tsx'
import { youtubeScriptView } from '../types/youtube-script/youtube-script.web.tsx'
import type { ContentTypeView, Drafts, Jumps, ViewProps } from '../views/view.web.tsx'
import { noDrafts, ViewTies } from '../views/view.web.tsx'
import type { ContentByType } from './registry.ts'

/** How each content type looks. */
export const contentTypeViews = {
  social_media: socialMediaView,
  quotes: quotesView,
  video_clips: videoClipsView,
  viral_clips: viralClipsView,
  youtube_script: youtubeScriptView,
  thumbnail_design: thumbnailDesignView,
  episode_titles: episodeTitlesView,
  carousel_posts: carouselPostsView,
} satisfies { [Key in ContentTypeKey]: ContentTypeView<ContentByType[Key]> }

/** The view of a key, for code that treats all alike. */
export function contentTypeViewOf<Key extends ContentTypeKey>(key: Key): ContentTypeView<ContentByType[Key]> {
  return contentTypeViews[key] as unknown as ContentTypeView<ContentByType[Key]>
}

type Props<Key extends ContentTypeKey> = ViewProps<ContentByType[Key]> &
  Jumps & {
    contentType: Key
    /** Where unsaved edits live; without it they live as long as the view. */
    drafts?: Drafts
  }

/** One content type's content: `<ContentView contentType="quotes" content={…} onSave={…} onJump={…} …/>`. */
export function ContentView<Key extends ContentTypeKey>(props: Props<Key>) {
  const {
    contentType,
    content,
    onSave,
    episode,
    onJump,
    active,
    recordingAt,
    saidAt,
    turnAt,
    drafts = noDrafts,
  } = props
  const { View } = contentTypeViewOf(contentType)
  return (
    <ViewTies jumps={{ onJump, active, recordingAt, saidAt, turnAt }} drafts={drafts}>
      <View content={content} onSave={onSave} episode={episode} />
    </ViewTies>
  )
}
