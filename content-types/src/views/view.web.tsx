// What every view of a content type is given, and what it gives. Views are pure: no fetching, no routing, no storage
// of their own.
import type { LateComponent } from '@podcastai/ui'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Talk } from '../talk/talk.ts'
import type { Evidence } from '../type/evidence.ts'

/** What a view may know of the episode beside its own content. */
export type EpisodeFacts = {
  title: string
  /** Seconds, or null before the reading. */
  seconds: number | null
}

export type ViewProps<Content> = {
  content: Content
  /** Stores the whole content. Rejects when it was not stored. Without it the view is for reading only. */
  onSave?: (content: Content) => Promise<void>
  episode: EpisodeFacts
}

/** One passage that the content rests on, for the marks in the talk strip. */
export type Passage = { evidence: Evidence; label: string }

/** The screen side of a content type. One value per type. */
export type ContentTypeView<Content> = {
  icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>
  View: LateComponent<ViewProps<Content>>
  passages: (content: Content) => Passage[]
  /** What a passage is called in the legend: 'quote', 'quotes'. */
  passageNoun: readonly [one: string, many: string]
  /** While there is nothing: a thin outline of what will be there, and one sentence. */
  empty: { outline: ReactNode; title: string; text: string }
}

/** Leads to a passage of the transcript, and knows which one is shown now. */
export type TranscriptNavigation = {
  onJump?: (evidence: Evidence) => void
  active?: Evidence | null
  /** Address of the recording at a second, where the project knows its recording. */
  recordingAt?: (seconds: number) => string
  /** The transcript's own words at a passage, where it is at hand. */
  saidAt?: (evidence: Evidence) => Promise<string>
  /** What was said around a passage, word by word. Without it the ends of passages cannot be moved. */
  talkAround?: (passage: Pick<Evidence, 'from' | 'to'>) => Promise<Talk>
  /** Takes what is said in a clip over to the tool for text overlays. Says itself what went wrong. */
  toOverlays?: (clip: { title: string; evidence: Evidence }) => Promise<void>
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

/** What can be done with the project's pictures; without it they are only shown. Rejects when it was not done. */
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

/** Hands the acts to the views beneath it. */
export function PictureTies({ acts, children }: { acts: PictureActs; children: ReactNode }) {
  return <PicturesContext value={acts}>{children}</PicturesContext>
}

/** Hands jumps and drafts to the views beneath it. */
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
