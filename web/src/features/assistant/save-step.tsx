import { getContentType, getTypeName } from '@podcastai/content-types'
import type { CheckedType, Transcript } from '@podcastai/contracts'
import { Button, DialogActions, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { contentQuery } from '../../lib/queries/transcripts.ts'
import { AnswerNames } from './answer-names.tsx'
import { AnswerResult } from './answer-result.tsx'
import { type CheckedAnswer, useSaveAnswer } from './assistant-calls.ts'

type Props = {
  transcript: Transcript
  checked: CheckedAnswer
  /** The replies that were checked. */
  answers: readonly string[]
  /** Speakers and heard words that stay as they are, and a change of them, after which the replies are checked again. */
  declined: readonly string[]
  language: string
  onDecline: (declined: string[]) => void
  /** The fields still hold exactly these replies. */
  isChecked: boolean
  /** Called once nothing of the replies is left to save. */
  onSaved: () => void
  /** Shown between the result and the button. */
  children: ReactNode
}

/** The result and the button that saves it. Saved texts aren't saved again while they stay the same. */
export function SaveStep({
  transcript,
  checked,
  answers,
  declined,
  language,
  onDecline,
  isChecked,
  onSaved,
  children,
}: Props) {
  const save = useSaveAnswer(transcript)
  const { data: content = {} } = useQuery(contentQuery(transcript.id))
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const types = checked.types.map((type): CheckedType => {
    const refusal = refusals.get(type.contentType)
    return {
      ...type,
      isSaved: stored.get(type.contentType) === type.fingerprint,
      problem: type.problem ?? refusal ?? null,
    }
  })
  const wanted = checked.types.filter(
    (type) => type.problem === null && stored.get(type.contentType) !== type.fingerprint,
  )

  function saveWhatHolds() {
    // All checked types, saved or not, so that the server reads the reply as it did for the check.
    const types = checked.types.map(({ contentType }) => contentType)
    const names = checked.names.filter(({ speaker }) => !declined.includes(speaker))
    const spellings = checked.spellings.filter(({ heard }) => !declined.includes(heard))
    const order = {
      types,
      answers,
      declined,
      language,
      names,
      spellings,
      save: wanted.map(({ contentType }) => contentType),
    }
    save.mutate(order, {
      onSuccess: (saved) => {
        const done = saved.types.filter(({ isSaved }) => isSaved)
        const now = new Map([...stored, ...done.map((type) => [type.contentType, type.fingerprint] as const)])
        setStored(now)
        setRefusals(new Map(saved.types.flatMap((type) => (type.problem ? [[type.contentType, type.problem]] : []))))
        if (done.length > 0) toast({ title: 'Content saved', text: savedLine(transcript, done, checked.types.length) })
        const isAll = checked.types.every(({ contentType, texts }) => now.has(contentType) || texts.length === 0)
        if (isAll) onSaved()
      },
    })
  }

  const replaced = wanted.flatMap(({ contentType }) => {
    const own = content[contentType]
    if (own === undefined) return []
    const items = getContentType(contentType).count(own as never)
    return `${getTypeName(transcript.generation, contentType)} (${items} ${items === 1 ? 'item' : 'items'} now)`
  })
  // Renamed speakers are named in the transcript now.
  const names = checked.names.filter(({ speaker }) => transcript.speakers.some(({ name }) => name === speaker))
  const left = types.filter(({ isSaved, texts }) => !isSaved && texts.length > 0)
  return (
    <>
      <AnswerNames
        names={names}
        spellings={checked.spellings}
        unused={checked.unusedNames}
        declined={declined}
        onChange={onDecline}
      />
      {types.length > 0 && <AnswerResult transcript={transcript} types={types} />}
      {children}
      {save.isError && (
        <p role="alert" className="text-danger wrap-anywhere">
          {getErrorMessage(save.error)}
        </p>
      )}
      {stored.size > 0 && left.length > 0 && (
        <p role="status" className="type-small text-text-2">
          {stored.size} of {types.length} types are saved. Not yet:{' '}
          {left.map(({ contentType }) => getTypeName(transcript.generation, contentType)).join(', ')}.
        </p>
      )}
      {replaced.length > 0 && (
        <p className="type-small text-text-2">
          Saving replaces {replaced.join(', ')}. Pinned and edited items stay, and you can bring back earlier versions.
        </p>
      )}
      <DialogActions>
        <Button
          variant="primary"
          icon={<Save aria-hidden size={16} />}
          pending={save.isPending}
          pendingLabel="Saving..."
          disabled={!isChecked || wanted.length === 0}
          onClick={saveWhatHolds}
        >
          Save what passed
        </Button>
      </DialogActions>
    </>
  )
}

function savedLine(transcript: Transcript, types: readonly CheckedType[], all: number): string {
  const [only, ...others] = types
  return only && others.length === 0
    ? getTypeName(transcript.generation, only.contentType)
    : `${types.length} of ${all} types`
}
