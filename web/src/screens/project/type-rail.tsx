import { type ContentKey, withoutCandidates } from '@podcastai/content-types'
import { getContentTypeView } from '@podcastai/content-types/web'
import type { ContentByType, Generation, Transcript } from '@podcastai/contracts'
import { Spinner, Tab, TabList } from '@podcastai/ui'
import { Minus, TriangleAlert } from 'lucide-react'
import { useGenerating } from '../../features/project/content-changes.ts'
import { getShownType } from './panel-facts.ts'

type Props = { transcript: Transcript; content: ContentByType | undefined }

/**
 * The content types with their progress: vertical beside the content, in two rows above it, or in one scrolling row on
 * a phone.
 */
export function TypeRail({ transcript, content }: Props) {
  const generating = useGenerating(transcript.id)
  return (
    <div
      data-bar="types"
      className="min-w-0 self-start max-desk:col-span-full max-md:sticky max-md:top-14 max-md:z-20 max-md:-mx-4 max-md:bg-sunken max-md:py-[3px] desk:sticky desk:top-19"
    >
      <TabList label="Content types" look="rail" className="p-0.5 max-md:px-4 md:max-desk:grid md:max-desk:grid-cols-4">
        {transcript.generation.map((one) => (
          <TypeTab
            key={one.contentType}
            contentType={one.contentType}
            content={content}
            generation={one}
            isGenerating={generating.includes(one.contentType)}
          />
        ))}
      </TabList>
    </div>
  )
}

type TypeTabProps = {
  contentType: ContentKey
  content: ContentByType | undefined
  generation: Generation
  isGenerating: boolean
}

function TypeTab({ contentType, content, generation, isGenerating }: TypeTabProps) {
  const { label, count } = getShownType(contentType, generation)
  const { icon: Icon, View } = getContentTypeView(contentType)
  const own = content?.[contentType]
  const items = own === undefined ? null : count(withoutCandidates(own) as never)
  const state = tabState({ items, isKnown: content !== undefined, generation, isGenerating })
  return (
    <Tab value={contentType} onPointerEnter={() => void View.load()}>
      <Icon aria-hidden size={16} />
      <span className="desk:flex-1 desk:text-left">{label}</span>
      <span
        aria-hidden
        title={state.words}
        className="type-hint grid min-w-3 justify-items-center text-text-3 tabular-nums"
      >
        {state.mark}
      </span>
      <span className="only-read">{state.words}</span>
    </Tab>
  )
}

type TabFacts = {
  items: number | null
  /** False while the content loads or after that failed. */
  isKnown: boolean
  generation: Generation | undefined
  isGenerating: boolean
}

function tabState({ items, isKnown, generation, isGenerating }: TabFacts) {
  if (isGenerating || generation?.state === 'generating')
    return { mark: <Spinner size={12} className="text-petrol" />, words: 'Generating...' }
  if (items !== null) return { mark: items, words: items === 1 ? '1 item' : `${items} items` }
  if (!isKnown && generation && generation.version > 0) return { mark: null, words: 'Generated' }
  if (generation?.state === 'failed')
    return { mark: <TriangleAlert size={14} className="text-danger" />, words: 'Not generated, it failed' }
  if (generation?.state === 'nothing_found')
    return { mark: <Minus size={14} />, words: 'Not generated, nothing strong enough was found' }
  return { mark: <span className="size-[3px] rounded-full bg-current" />, words: 'Not generated' }
}
