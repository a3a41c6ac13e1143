import type { ContentKey } from '../type/content-type.ts'
import { isContentTypeKey } from '../type/keys.ts'
import { textFormatView } from '../types/text-format/text-format.web.tsx'
import type { ContentTypeView, Drafts, TranscriptNavigation, ViewProps } from '../views/view.web.tsx'
import { noDrafts, ViewProvider } from '../views/view.web.tsx'
import type { ContentByType } from './registry.ts'
import { contentTypeViews } from './views.web.tsx'

/** Returns the view of a key, for code that handles all types alike. */
export function getContentTypeView<Key extends ContentKey>(key: Key): ContentTypeView<ContentByType[Key]> {
  const view = isContentTypeKey(key) ? contentTypeViews[key] : textFormatView
  return view as unknown as ContentTypeView<ContentByType[Key]>
}

type Props<Key extends ContentKey> = ViewProps<ContentByType[Key]> &
  TranscriptNavigation & {
    contentType: Key
    /** Storage for unsaved edits; without it, they live as long as the view. */
    drafts?: Drafts
  }

/** The view of one content type: `<ContentView contentType="quotes" content={…} onSave={…} onJump={…} …/>`. */
export function ContentView<Key extends ContentKey>(props: Props<Key>) {
  const {
    contentType,
    content,
    onSave,
    episode,
    onJump,
    active,
    recordingAt,
    onPlay,
    renderPlay,
    saidAt,
    talkAround,
    toOverlays,
    toVideo,
    drafts = noDrafts,
  } = props
  const { View } = getContentTypeView(contentType)
  return (
    <ViewProvider
      jumps={{ onJump, active, recordingAt, onPlay, renderPlay, saidAt, talkAround, toOverlays, toVideo }}
      drafts={drafts}
    >
      <View content={content} onSave={onSave} episode={episode} />
    </ViewProvider>
  )
}
