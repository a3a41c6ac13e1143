import { carouselPostsView } from './carousel-posts/carousel-posts.web.tsx'
import type { ContentTypeKey } from './content-type.ts'
import { episodeTitlesView } from './episode-titles/episode-titles.web.tsx'
import { quotesView } from './quotes/quotes.web.tsx'
import type { ContentByType } from './registry.ts'
import { socialMediaView } from './social-media/social-media.web.tsx'
import { thumbnailDesignView } from './thumbnail-design/thumbnail-design.web.tsx'
import { videoClipsView } from './video-clips/video-clips.web.tsx'
import type { ContentTypeView, Drafts, Jumps, ViewProps } from './view.web.tsx'
import { noDrafts, ViewTies } from './view.web.tsx'
import { viralClipsView } from './viral-clips/viral-clips.web.tsx'
import { youtubeScriptView } from './youtube-script/youtube-script.web.tsx'

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
