// The props of content type views, and what each type provides. Views are pure: no fetching, no routing, no storage of
// their own.
import type { LateComponent } from '@podcastai/ui'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Talk } from '../talk/talk.ts'
import type { Evidence } from '../type/evidence.ts'

/** What a view may know of the episode besides its own content. */
export type EpisodeFacts = {
  title: string
  /** Seconds, or null before the transcript has been analyzed. */
  seconds: number | null
}

export type ViewProps<Content> = {
  content: Content
  /** Stores the whole content. Rejects if it was not stored. Without this the view is read-only. */
  onSave?: (content: Content) => Promise<void>
  episode: EpisodeFacts
}

/** One passage that the content rests on, for the marks in the speaker timeline. */
export type Passage = { evidence: Evidence; label: string }

/** The screen side of a content type. One value per type. */
export type ContentTypeView<Content> = {
  icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>
  View: LateComponent<ViewProps<Content>>
  passages: (content: Content) => Passage[]
  /** Name of a passage in the legend: 'quote', 'quotes'. */
  passageNoun: readonly [one: string, many: string]
  /** Shown while there is no content: an outline of what will be there, and one sentence. */
  empty: { outline: ReactNode; title: string; text: string }
}

/** Navigates to passages of the transcript, and knows which one is shown now. */
export type TranscriptNavigation = {
  onJump?: (evidence: Evidence) => void
  active?: Evidence | null
  /** Address of the recording at a second, if the project has a recording. */
  recordingAt?: (seconds: number) => string
  /** Plays the recording on this page from a second. It goes before `recordingAt`. */
  onPlay?: (seconds: number) => void
  /** Renders the button that plays a passage. It goes before the others. */
  renderPlay?: (evidence: Evidence) => ReactNode
  /** Returns the transcript's own words at a passage, if the transcript is available. */
  saidAt?: (evidence: Evidence) => Promise<string>
  /** Returns what was said around a passage, word by word. Without this the ends of passages can't be moved. */
  talkAround?: (passage: Pick<Evidence, 'from' | 'to'>) => Promise<Talk>
  /** Opens the words of a clip in the text overlay tool. Reports its own errors. */
  toOverlays?: (clip: { title: string; evidence: Evidence }) => Promise<void>
  /** Makes a video of a passage out of the recording. */
  toVideo?: (clip: { title: string; evidence: Evidence }) => void
}

/** Unsaved texts by place in the content, for example 'short' or 'slide.2'. They outlive the page. */
export type Drafts = {
  read: (place: string) => Draft | null
  write: (place: string, draft: Draft) => void
  drop: (place: string) => void
}
export type Draft = {
  values: Record<string, string>
  /** The saved texts when editing began. */
  base: Record<string, string>
}

export const noDrafts: Drafts = { read: () => null, write: () => {}, drop: () => {} }

/** Actions on the project's pictures, which are otherwise only displayed. They reject if they fail. */
export type PictureActs = { onAdd: (file: File) => Promise<void>; onRemove: (id: string) => Promise<void> }

const TranscriptNavigationContext = createContext<TranscriptNavigation>({})
const DraftsContext = createContext<Drafts>(noDrafts)

const PicturesContext = createContext<PictureActs | null>(null)

export function useJumps(): TranscriptNavigation {
  return useContext(TranscriptNavigationContext)
}

export function useDrafts(): Drafts {
  return useContext(DraftsContext)
}

export function usePictureActs(): PictureActs | null {
  return useContext(PicturesContext)
}

/** Provides picture actions to the views inside it. */
export function PictureTies({ acts, children }: { acts: PictureActs; children: ReactNode }) {
  return <PicturesContext value={acts}>{children}</PicturesContext>
}

/** Provides navigation and drafts to the views inside it. */
export function ViewProvider({
  jumps,
  drafts,
  children,
}: {
  jumps: TranscriptNavigation
  drafts: Drafts
  children: ReactNode
}) {
  return (
    <TranscriptNavigationContext value={jumps}>
      <DraftsContext value={drafts}>{children}</DraftsContext>
    </TranscriptNavigationContext>
  )
}
