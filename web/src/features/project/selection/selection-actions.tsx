import {
  type ContentTypeKey,
  isCandidate,
  type Passage,
  type Quotes,
  quoteLine,
  valueAt,
} from '@podcastai/content-types'
import { drawPicture, type Segment, type Transcript } from '@podcastai/contracts'
import { copyText, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import {
  Ban,
  Copy,
  GalleryHorizontal,
  Image,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Play,
  Quote,
  Scissors,
  Type,
} from 'lucide-react'
import { useState } from 'react'
import { callFile } from '../../../lib/call.ts'
import { usePlayAt } from '../../../lib/play-at.ts'
import { contentQuery } from '../../../lib/queries/transcripts.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useMarkNotSpeech } from '../corrections/mark-not-speech.ts'
import { timelineFor } from '../talk-at.ts'
import { type AddedItem, type Selected, sendSelected, useAddedItem } from './add-selected.ts'
import type { CaptionOfferProps } from './caption-offer.tsx'
import { copyWhenReady } from './copy-when-ready.ts'
import { isOneTurn, spellPassage } from './spell-passage.ts'

/** An action on the selected words; with `choices`, its button opens a menu. */
export type SelectionAction = {
  label: string
  icon: LucideIcon
  run?: () => void
  choices?: readonly { key: string; label: string; run: () => void }[]
}

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  selected: Selected | null
  mayChange: boolean
  onCorrect?: (passage: Passage) => void
  onShow?: () => void
  /** Called after the words became an item. */
  onDone: () => void
  onBusy: (isBusy: boolean) => void
}

/** Returns the actions for the selected words, and the caption to confirm, if any. */
export function useSelectionActions(props: Props): { actions: SelectionAction[]; offer: CaptionOfferProps | null } {
  const { transcript, segments, selected, mayChange, onCorrect, onShow, onDone, onBusy } = props
  const { id } = transcript
  const { data: content } = useQuery(contentQuery(id))
  const { takeAdded, sayRefused } = useAddedItem(id, onShow)
  const [offer, setOffer] = useState<(Pick<CaptionOfferProps, 'size' | 'caption' | 'current'> & Offered) | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const notSpeech = useMarkNotSpeech(transcript)

  /** Runs one action at a time. */
  async function act(work: () => Promise<void>) {
    onBusy(true)
    try {
      await work()
    } catch (error) {
      await sayRefused(error)
    } finally {
      onBusy(false)
    }
  }

  function add(contentType: ContentTypeKey, title: string, into?: string) {
    if (!selected) return
    void act(async () => {
      takeAdded(await sendSelected(id, contentType, selected, into === undefined ? {} : { into }), title)
      onDone()
    })
  }

  /** Adds the quote and copies its words, or its picture. */
  function addQuote(copies: 'words' | 'card') {
    if (!selected) return
    const added = sendSelected(id, 'quotes', selected)
    const made = copies === 'words' ? added.then(toLine) : added.then((quote) => drawCard(id, quote))
    const copied = copyWhenReady(copies === 'words' ? 'text/plain' : 'image/png', made)
    void act(async () => {
      const quote = await added
      const isCopied = await copied.catch(() => null)
      if (isCopied === false && copies === 'card') saveFile('Quote card.png', await made)
      const outcome = isCopied === null ? 'failed' : isCopied ? 'copied' : 'kept'
      takeAdded(quote, titles[copies][outcome], titles[copies].known[outcome])
      onDone()
    })
  }

  function addCaption() {
    if (!selected) return
    void act(async () => {
      const proposal = await sendSelected(id, 'social_media', selected, { preview: true })
      const { item: size } = proposal
      const [caption, current] = [proposal.proposed, valueAt(proposal.content, size)].map(toCaption)
      if (current) return setOffer({ size, caption: caption ?? '', current, selected, proposal })
      takeAdded(await sendSelected(id, 'social_media', selected), titles.caption)
      onDone()
    })
  }

  function replaceCaption({ selected, proposal }: Offered) {
    setReplacing(true)
    void act(async () => {
      const known = proposal.transcript.generation.find(({ contentType }) => contentType === 'social_media')
      const baseVersion = known?.version ?? 0
      takeAdded(await sendSelected(id, 'social_media', selected, { baseVersion }), titles.caption)
      onDone()
    }).finally(() => {
      setReplacing(false)
      setOffer(null)
    })
  }

  const carousels = Object.entries(content?.carousel_posts ?? {}).filter(([, carousel]) => !isCandidate(carousel))
  const addSlide = (into?: string) =>
    add('carousel_posts', into === undefined ? 'Carousel started' : 'Slide added', into)
  const slide: SelectionAction = {
    label: 'Slide',
    icon: GalleryHorizontal,
    ...(carousels.length === 0
      ? { run: () => addSlide() }
      : {
          choices: [
            ...carousels.map(([key, { title }]) => ({ key, label: title, run: () => addSlide(key) })),
            { key: 'new carousel', label: 'New carousel', run: () => addSlide() },
          ],
        }),
  }
  const changes: SelectionAction[] = [
    { label: 'Quote', icon: Quote, run: () => addQuote('words') },
    { label: 'Card', icon: Image, run: () => addQuote('card') },
    { label: 'Clip', icon: Scissors, run: () => add('video_clips', 'Clip added') },
    { label: 'Caption', icon: MessageSquareText, run: addCaption },
    slide,
    { label: 'Thumbnail text', icon: Type, run: () => add('thumbnail_design', 'Thumbnail text added') },
  ]
  const copy: SelectionAction = {
    label: 'Copy',
    icon: Copy,
    run: () => void (selected && copyPassage(segments, selected)),
  }
  const corrects = selected && onCorrect && isOneTurn(segments, selected.passage)
  const correct: SelectionAction[] = corrects
    ? [{ label: 'Correct words', icon: PencilLine, run: () => onCorrect(selected.passage) }]
    : []
  const playAt = usePlayAt()
  const play: SelectionAction[] =
    selected && playAt
      ? [{ label: 'Play', icon: Play, run: () => playAt(timelineFor(segments).at(selected.passage.from).seconds) }]
      : []
  const hide: SelectionAction = {
    label: 'Not speech',
    icon: Ban,
    run: () => {
      if (selected) notSpeech.mutate({ segments, passage: selected.passage })
      onDone()
    },
  }
  return {
    actions: mayChange ? [...play, ...changes, copy, ...correct, hide] : [...play, copy],
    offer: offer && {
      ...offer,
      isPending: isReplacing,
      onReplace: () => replaceCaption(offer),
      onClose: () => setOffer(null),
    },
  }
}

type Offered = { selected: Selected; proposal: AddedItem }

const titles = {
  words: {
    ...{ copied: 'Quote added and copied', kept: 'Quote added', failed: 'Quote added' },
    known: { copied: 'Quote copied', kept: 'You already have this', failed: 'You already have this' },
  },
  card: {
    copied: 'Quote added, card copied',
    kept: 'Quote added, card downloaded',
    failed: 'Quote added, but it doesn’t fit a card',
    known: { copied: 'Card copied', kept: 'Card downloaded', failed: 'This quote doesn’t fit a card' },
  },
  caption: 'Caption written',
} as const

function toCaption(value: unknown): string {
  const caption = valueAt(value, 'caption')
  return typeof caption === 'string' ? caption : ''
}

function toLine({ content, item }: AddedItem): Blob {
  const quote = (content as Quotes)[Number(item)]
  return new Blob([quote ? quoteLine(quote) : ''], { type: 'text/plain' })
}

function drawCard(id: string, { contentType, item }: AddedItem): Promise<Blob> {
  return callFile(drawPicture, { params: { id }, query: { contentType: contentType as 'quotes', item } })
}

async function copyPassage(segments: readonly Segment[], { passage }: Selected) {
  try {
    await copyText(spellPassage(segments, passage))
    toast({ title: 'Copied!' })
  } catch {
    toast({ title: 'Copy failed', text: 'Could not copy to clipboard', tone: 'danger' })
  }
}
