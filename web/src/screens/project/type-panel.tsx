import { type ContentKey, listPlaces, type Passage, valueAt, withKept, withValue } from '@podcastai/content-types'
import { ContentView, ItemActsProvider, type ItemPictureProps } from '@podcastai/content-types/web'
import { type ContentByType, type Correction, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, ConfirmDialog, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useSendToOverlays } from '../../features/clips/use-send-to-overlays.ts'
import { ItemComments, useOpenComments } from '../../features/collaboration/item-comments.tsx'
import {
  type GenerationRequest,
  useGenerate,
  useGenerationRequests,
  useRefusedRequests,
} from '../../features/project/content-changes.ts'
import { useSaveContent } from '../../features/project/content-saves.ts'
import { draftsNow, storedDrafts } from '../../features/project/drafts.ts'
import { projectEngine } from '../../features/project/engines.ts'
import { partsOfWholes, useRequesting } from '../../features/project/generation-requests.ts'
import { usePin, useShownPins } from '../../features/project/pins.ts'
import { talkAt } from '../../features/project/talk-at.ts'
import { fewWritten } from '../../features/project/thin-kit.ts'
import { wordsAt } from '../../features/project/words-at.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { downloadCsv } from '../../lib/csv.ts'
import { usePlaying } from '../../lib/play-at.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { segmentsQuery } from '../../lib/queries/transcripts.ts'
import { EmptyPanel, ItemCorrections, ItemPicture } from './late-panel-parts.tsx'
import { getSeconds, getShownType, isPictureType, isUnwritable } from './panel-facts.ts'
import { PanelFailed, PanelHead, PanelLoading } from './panel-head.tsx'
import { RegenerateButtons } from './regenerate-buttons.tsx'
import { TypeCommands } from './type-commands.tsx'
import type { Jumping } from './use-jumping.ts'
import { useRewriting } from './use-rewriting.tsx'
import { useVideo } from './use-video.tsx'
import { VersionButton } from './version-list.tsx'
import { WrittenBy } from './written-by.tsx'

type OwnRequest = Omit<GenerationRequest, 'contentType'>

type Props = {
  contentType: ContentKey
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
  /** Why the content could not be loaded. It is then unknown whether the type was generated. */
  failure: Error | null
  onRetry: () => void
  jump: Jumping
  /** Corrections of the transcript. */
  corrections: readonly Correction[]
}

/** One content type: a prompt to generate it, or its content and the actions on all of it. */
export function TypePanel({ contentType, transcript, content, isLoading, failure, onRetry, jump, corrections }: Props) {
  const { id } = transcript
  const generation = transcript.generation.find((one) => one.contentType === contentType)
  const type = getShownType(contentType, generation)
  const userId = useQuery(profileQuery()).data?.id ?? ''
  const queryClient = useQueryClient()
  const generate = useGenerate({ id, userId })
  const wishes = useGenerationRequests(id).filter((wish) => wish.contentType === contentType)
  const refused = useRefusedRequests(id, contentType)
  const isGenerating = wishes.some(({ item }) => !item) || generation?.state === 'generating'
  const requesting = useRequesting()
  const sendToOverlays = useSendToOverlays(userId)
  const pin = usePin(id, contentType)
  const pinnedIds = useShownPins(id, contentType, generation?.pinned ?? [])
  const stored = content?.[contentType]
  const places = stored === undefined ? [] : listPlaces(type, stored as never)
  const toPaths = (ids: readonly string[]) => places.flatMap(({ id, path }) => (ids.includes(id) ? [path] : []))
  const toId = (path: string) => places.find((place) => place.path === path)?.id ?? path
  const [pinned, edited] = [toPaths(pinnedIds), toPaths(generation?.editedItems ?? [])]
  const own = stored && withKept(stored, [...pinned, ...edited])
  const rewriting = useRewriting({ id, contentType, content: own, version: generation?.version })
  const video = useVideo(transcript)
  const openComments = useOpenComments(id, contentType)
  const saving = useSaveContent(id, contentType)
  const draftsKey = useMemo(() => ({ userId, projectId: id, contentType }), [userId, id, contentType])
  const drafts = useMemo(() => storedDrafts(draftsKey), [draftsKey])
  const [written, setWritten] = useState(0)
  /** Resolves the open question whether drafts may be discarded. */
  const [asked, setAsked] = useState<((isMeant: boolean) => void) | null>(null)

  /** Generates the type or an item; returns whether that succeeded. A failure is reported where it was requested. */
  async function write(wish: OwnRequest = {}): Promise<boolean> {
    try {
      await generate.mutateAsync({ contentType, ...wish })
    } catch {
      return false
    }
    // Regenerating a single item keeps open editors and menus.
    if (!wish.item) setWritten((count) => count + 1)
    return true
  }

  async function regenerate(wish: OwnRequest = {}): Promise<boolean> {
    if (draftsNow(draftsKey).size === 0) return write(wish)
    const isMeant = await new Promise<boolean>((answer) => setAsked(() => answer))
    setAsked(null)
    return isMeant && write(wish)
  }

  const { speakers, analysis } = transcript
  const segmentsNow = useCallback(
    async () => (await queryClient.fetchQuery(segmentsQuery({ id, speakers }))).segments,
    [queryClient, id, speakers],
  )
  // A new function after each correction, so that views fetch the words again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was corrected changes the words
  const talkAround = useCallback(
    async (passage: Passage) => talkAt(await segmentsNow(), passage, analysis),
    [segmentsNow, analysis, corrections],
  )
  const save = async (edited: unknown) => {
    await saving.mutateAsync({ base: own ?? type.blank, baseVersion: generation?.version, edited })
  }
  const playing = usePlaying(transcript)

  if (isLoading) return <PanelLoading title={type.title} />
  if (failure) return <PanelFailed title={type.title} failure={failure} onRetry={onRetry} />
  const episode = { title: projectTitle(transcript.filename), seconds: getSeconds(transcript) }
  if (own === undefined) {
    return (
      <EmptyPanel
        contentType={contentType}
        transcript={transcript}
        episode={episode}
        isGenerating={isGenerating}
        isByHandAtFirst={draftsNow(draftsKey).size > 0}
        drafts={drafts}
        onSave={save}
        onGenerate={() => void write()}
        onGenerateBuiltIn={requesting.isBuiltIn || type.getName ? undefined : () => void write({ engine: 'builtin' })}
      />
    )
  }

  async function download() {
    try {
      const { typeCsv } = await import('../../features/project/content-csv.ts')
      const file = content && typeCsv(transcript.filename, contentType, content)
      if (!file) return
      downloadCsv(file.filename, file.csv)
      toast({ title: 'Content downloaded' })
    } catch (error) {
      toast({ title: 'Export failed', text: getErrorMessage(error), tone: 'danger' })
    }
  }

  // A model can rewrite one part to fit the others; the built-in engine creates them together.
  const isFixed = generation !== undefined && isUnwritable(generation, requesting.isBuiltIn)
  const wholes = requesting.isBuiltIn ? partsOfWholes(contentType, own) : []
  const inseparable = isFixed ? places.map(({ path }) => path) : wholes
  const itemActs = {
    pinned,
    inseparable,
    edited,
    rewriting: toPaths(wishes.flatMap(({ item }) => item ?? [])),
    refused: new Map(refused.flatMap(({ item, ...wish }) => toPaths(item ? [item] : []).map((path) => [path, wish]))),
    suggestions: requesting.suggestions,
    takesInstructions: requesting.takesInstructions,
    onPin: (path: string, isPinned: boolean) =>
      pin.mutate({ item: toId(path), isPinned, baseVersion: generation?.version }),
    onRewrite: (path: string, instruction: string, outputLanguage?: string) =>
      write({ item: toId(path), ...(instruction && { instruction }), ...(outputLanguage && { outputLanguage }) }),
    ...(requesting.isBuiltIn && {
      swap: {
        onPreview: async (path: string, instruction: string) =>
          (await import('../../features/project/preview-swap.ts')).previewSwap(id, {
            ...{ contentType, item: toId(path), instruction },
          }),
        onSwap: (path: string, instruction: string) =>
          write({
            item: toId(path),
            engine: 'builtin',
            baseVersion: generation?.version,
            ...(instruction && { instruction }),
          }),
      },
    }),
    ...rewriting.acts,
    ...(corrections.length > 0 && {
      corrections: (path: string, what: string) => (
        <ItemCorrections
          item={valueAt(own, path)}
          what={what}
          corrections={corrections}
          isEdited={edited.includes(path)}
          onUse={(words) => save(withValue(own, path, words))}
        />
      ),
    }),
    ...(content &&
      isPictureType(contentType) && {
        picture: (picture: ItemPictureProps) => (
          <ItemPicture {...picture} contentType={contentType} transcript={transcript} content={content} />
        ),
      }),
    comments: (path: string, what: string) => {
      const item = places.find((one) => one.path === path)
      if (!item) return null
      const open = openComments(item.id)
      return <ItemComments {...{ id, contentType, content: own, item, what, open }} />
    },
  }
  return (
    <>
      <PanelHead
        title={type.title}
        subtitle={type.subtitle}
        isGenerated={type.count(own as never) > 0}
        version={
          generation && generation.version > 1 && <VersionButton id={id} generation={generation} episode={episode} />
        }
      >
        {!isFixed && (
          <RegenerateButtons
            title={type.title}
            isGenerating={isGenerating}
            refused={refused.find(({ item, instruction }) => !item && instruction !== '')}
            onRegenerate={(instruction, outputLanguage) =>
              regenerate({ ...(instruction && { instruction }), ...(outputLanguage && { outputLanguage }) })
            }
          />
        )}
        <Button size="small" icon={<Download aria-hidden size={14} />} onClick={() => void download()}>
          CSV
        </Button>
      </PanelHead>
      {generation && (
        <WrittenBy
          generation={generation}
          projectEngine={projectEngine(transcript.generation)}
          few={fewWritten(transcript, contentType, own)}
          isGenerating={isGenerating}
          onWriteBuiltIn={
            requesting.isBuiltIn || type.getName ? undefined : () => void regenerate({ engine: 'builtin' })
          }
        />
      )}
      {wholes.length > 0 && (
        <p className="type-hint text-text-3">Regenerate replaces everything except pinned and edited items.</p>
      )}
      <TypeCommands
        title={type.title}
        isWritten
        onWrite={isGenerating || isFixed ? undefined : () => void regenerate()}
        onDownload={() => void download()}
      />
      <div aria-busy={isGenerating} className={isGenerating ? 'grid gap-3 opacity-60' : 'grid gap-3'}>
        <ItemActsProvider acts={itemActs}>
          <ContentView
            key={written}
            contentType={contentType}
            content={own}
            episode={episode}
            drafts={drafts}
            onSave={save}
            onJump={jump.jumpTo}
            active={jump.jump?.evidence}
            {...playing}
            saidAt={async (evidence) => wordsAt(await segmentsNow(), evidence)}
            toOverlays={({ title, evidence }) =>
              sendToOverlays(title, async () => wordsAt(await segmentsNow(), evidence))
            }
            toVideo={video.toVideo}
            talkAround={talkAround}
          />
        </ItemActsProvider>
      </div>
      {rewriting.dialog}
      {video.dialog}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => asked?.(false)}
        title={`Regenerate ${type.title}?`}
        text="Your unsaved text will be lost. Pinned and edited items stay."
        confirmLabel="Regenerate"
        tone="primary"
        onConfirm={() => asked?.(true)}
      />
    </>
  )
}
