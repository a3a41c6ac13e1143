import { type ContentTypeKey, getContentType, type Passage } from '@podcastai/content-types'
import {
  addSelectedWords,
  type ContentChange,
  type ResponseBody,
  restoreVersion,
  saveContent,
} from '@podcastai/contracts'
import { type ToastAction, toast } from '@podcastai/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { takeChange } from '../content-changes.ts'
import { fetchAgain } from '../content-saves.ts'

/** The words selected in the transcript, as one line. */
export type Selected = { passage: Passage; words: string }

export type AddedItem = ResponseBody<typeof addSelectedWords>

type More = { into?: string; preview?: true; baseVersion?: number }

/** Adds selected words to a type; with `preview`, nothing is stored. */
export function sendSelected(id: string, contentType: ContentTypeKey, { passage, words }: Selected, more: More = {}) {
  const { from, to } = passage
  return call(addSelectedWords, { params: { id, contentType }, body: { from, to, seen: words, ...more } })
}

/** Returns functions that show an added item with a toast that offers Show and Undo, or report a refusal. */
export function useAddedItem(id: string, onShow?: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function show({ contentType, item }: AddedItem) {
    onShow?.()
    const at = { to: '/project/$id', params: { id }, resetScroll: false } as const
    // Navigating to the current address would do nothing, so remove the item from it first.
    await navigate({ ...at, search: { type: contentType } })
    await navigate({ ...at, search: { type: contentType, item }, replace: true })
  }

  return {
    /** `known` is the title of the toast if the words already were an item. */
    takeAdded: (added: AddedItem, title: string, known = 'You already have this') => {
      if (!added.unchanged) takeChange(queryClient, id, withoutItem(added))
      const undo = added.unchanged ? null : toUndo(queryClient, id, added)
      toast({
        title: added.unchanged ? known : title,
        text: `In ${getContentType(added.contentType).title}`,
        action: { label: 'Show', onClick: () => void show(added) },
        ...(undo && { secondAction: undo }),
      })
    },
    sayRefused: async (error: unknown) => {
      toast({ title: 'Not added', text: getErrorMessage(error), tone: 'danger' })
      await fetchAgain(queryClient, id)
    },
  }
}

function withoutItem({ item: _, ...change }: AddedItem) {
  return change
}

/** Returns an action that restores the previous version; null if there was none and the type can't be empty. */
export function toUndo(
  queryClient: QueryClient,
  id: string,
  { contentType, transcript }: ContentChange,
): ToastAction | null {
  const version = transcript.generation.find((one) => one.contentType === contentType)?.version ?? 0
  const { blank, schema } = getContentType(contentType)
  const params = { id, contentType }
  const isFirst = version <= 1
  // Captions can be changed, but not emptied.
  if (isFirst && (contentType === 'social_media' || !schema.safeParse(blank).success)) return null
  const restore = () =>
    isFirst
      ? call(saveContent, { params, body: { content: blank, baseVersion: version } })
      : call(restoreVersion, { params: { ...params, versionId: String(version - 1) }, body: { baseVersion: version } })
  const undo = async () => {
    try {
      takeChange(queryClient, id, await restore())
      toast({ title: 'Undone' })
    } catch (error) {
      toast({ title: 'Not undone', text: getErrorMessage(error), tone: 'danger' })
      await fetchAgain(queryClient, id)
    }
  }
  return { label: 'Undo', onClick: () => void undo() }
}
