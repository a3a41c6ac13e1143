import {
  CorrectedWords,
  type Correction,
  type CorrectionScope,
  correctionScopes,
  maxCorrectionLength,
  type Segment,
} from '@podcastai/contracts'
import { AnchoredPopover, Button, Field, Input } from '@podcastai/ui'
import { Ban, Scissors, UserRound } from 'lucide-react'
import { type FormEvent, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type Act, countPlaces } from './corrected-already.ts'
import { CorrectedBy } from './corrected-by.tsx'
import type { Picked } from './picked.ts'

type Props = {
  segments: readonly Segment[]
  picked: Picked
  /** The words as shown now. */
  seen: string
  /** Corrections that produced some of these words. */
  corrections: readonly Correction[]
  onSave: (act: Act) => void
  onUndo: (correction: Correction) => void
  /** Marks the words "not speech". */
  onNotSpeech: () => void
  /** Opens the form that splits the turn before these words; undefined at the start of a turn. */
  onSplit?: () => void
  /** Opens the speaker form at these words. */
  onSpeaker: () => void
  onClose: () => void
  onCloseFocus: () => void
}

const pickedWords = () => document.querySelector('[data-picked]')
/** The second click of a double click is for the same word. */
const doubleClickMs = 500

/** Corrects words: shows the original words and asks for the right words and the scope. */
export function CorrectionPopover(props: Props) {
  const { picked, seen, onClose, onCloseFocus } = props
  const openedAt = useRef(Date.now())
  return (
    <AnchoredPopover
      label={`Correct “${seen}”`}
      anchor={pickedWords}
      onClose={onClose}
      onCloseFocus={onCloseFocus}
      keepsOpen={() => Date.now() - openedAt.current < doubleClickMs}
      className="grid gap-3.5"
    >
      <CorrectionForm key={JSON.stringify(picked.passage)} {...props} />
    </AnchoredPopover>
  )
}

function CorrectionForm({
  segments,
  picked,
  seen,
  corrections,
  onSave,
  onUndo,
  onNotSpeech,
  onSplit,
  onSpeaker,
  onClose,
}: Props) {
  const [typed, setTyped] = useState(picked.written ?? seen)
  const [chosen, setChosen] = useState<CorrectionScope | undefined>(picked.scope)
  const parsed = CorrectedWords.safeParse(typed)
  const written = parsed.success ? parsed.data : ''
  const isTooLong = seen.length > maxCorrectionLength
  const isReady = parsed.success && written !== seen && !isTooLong
  const { passage } = picked
  const isNamed = segments.find(({ id }) => id === passage.from.segment)?.speaker != null
  // Unchanged words would have no other places to correct.
  const counted = useDeferredValue(written === seen ? '' : written)
  const count = useMemo(
    () => countPlaces(segments, { passage, seen, written: counted }),
    [segments, passage, seen, counted],
  )
  const scope = chosen ?? likelyScope(seen, written, count)
  const save = () => onSave({ passage, seen, written, scope })
  const waiting = useWaiting(save)
  const speaker = useMemo(() => speakerCalled(seen, segments), [seen, segments])

  function send(event: FormEvent) {
    event.preventDefault()
    if (isReady) waiting.saveOnceOnline()
  }

  return (
    <>
      {corrections.map((correction) => (
        <CorrectedBy key={correction.id} correction={correction} onUndo={() => onUndo(correction)} />
      ))}
      <form className="grid gap-3.5" onSubmit={send}>
        <Field
          label={corrections.length > 0 ? 'Corrected to' : <Heard words={seen} />}
          error={isTooLong ? `At most ${maxCorrectionLength} characters at a time` : getFieldError(parsed, typed)}
        >
          <Input
            autoFocus
            aria-label="The right words"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck
            dir="auto"
            className="font-serif text-base"
            value={typed}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Scopes scope={scope} count={count} onChoose={setChosen} />
        {scope !== 'here' && speaker && (
          <p className="type-hint">
            The speaker is still called “<bdi>{speaker}</bdi>”. To rename the speaker, choose the name above a turn.
          </p>
        )}
        {picked.problem && !waiting.isWaiting && (
          <p role="alert" className="type-small rounded-control bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
            {picked.problem}
          </p>
        )}
        {waiting.isWaiting && (
          <p role="status" className="type-hint text-warn">
            You're offline. Keep this open, and it will be saved when you're back online.
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button size="small" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" variant="primary" type="submit" disabled={!isReady || waiting.isWaiting}>
            Save
          </Button>
        </div>
      </form>
      <div className="-mx-4 -mb-4 flex flex-wrap justify-between border-t px-2 py-1.5">
        <Button
          size="small"
          variant="ghost"
          icon={<UserRound aria-hidden size={14} />}
          aria-label={isNamed ? 'Change the speaker from here…' : 'Set the speaker from here…'}
          onClick={onSpeaker}
        >
          Speaker…
        </Button>
        {onSplit && (
          <Button size="small" variant="ghost" icon={<Scissors aria-hidden size={14} />} onClick={onSplit}>
            Split here…
          </Button>
        )}
        <Button size="small" variant="ghost" icon={<Ban aria-hidden size={14} />} onClick={onNotSpeech}>
          Not speech
        </Button>
      </div>
    </>
  )
}

/** Returns the speaker whose name contains these words; names aren't part of the transcript text and don't change. */
function speakerCalled(seen: string, segments: readonly Segment[]): string | null {
  for (const { speaker } of segments) if (speaker && ` ${speaker} `.includes(` ${seen} `)) return speaker
  return null
}

function Heard({ words }: { words: string }) {
  return (
    <>
      <span className="text-text-2">Heard:</span>{' '}
      <bdi className="font-serif text-[15px] font-normal wrap-anywhere">{words}</bdi>
    </>
  )
}

type ScopesProps = { scope: CorrectionScope; count: number; onChoose: (scope: CorrectionScope) => void }

function Scopes({ scope, count, onChoose }: ScopesProps) {
  const name = useId()
  const words = {
    here: 'Just here',
    episode: 'Everywhere in this episode',
    workspace: 'In every episode from now on',
  } as const satisfies Record<CorrectionScope, string>
  return (
    <fieldset className="grid">
      <legend className="only-read">Where</legend>
      {correctionScopes.map((one) => (
        <label key={one} className="flex min-h-7.5 cursor-pointer items-center gap-2.5 touch:min-h-11">
          <input
            type="radio"
            name={name}
            checked={scope === one}
            onChange={() => onChoose(one)}
            className="size-4 shrink-0 accent-ink"
          />
          <span>
            {words[one]}
            {one === 'episode' && (
              <span className="text-text-3"> ({count === 1 ? 'only here' : `${count} places`})</span>
            )}
          </span>
        </label>
      ))}
      {scope === 'workspace' && (
        <p className="type-hint pl-6.5 text-text-3">
          Corrects this episode and every later upload. You can remove it in the AI Settings, under Glossary.
        </p>
      )}
    </fieldset>
  )
}

/**
 * Returns the default scope: names and terms are misheard repeatedly, one common word for another is most likely a
 * single slip.
 */
function likelyScope(seen: string, written: string, count: number): CorrectionScope {
  const isCommonWord = (words: string) => !words.includes(' ') && words === words.toLowerCase()
  return count < 2 || (isCommonWord(seen) && isCommonWord(written)) ? 'here' : 'episode'
}

function getFieldError(parsed: ReturnType<typeof CorrectedWords.safeParse>, typed: string): string | undefined {
  return parsed.success || typed.trim() === '' ? undefined : parsed.error.issues[0]?.message
}

/** Offline, keeps the typed words and saves them once the connection is back. */
function useWaiting(save: () => void) {
  const [isWaiting, setIsWaiting] = useState(false)
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', saveNow)
    return () => removeEventListener('online', saveNow)
  }, [isWaiting])
  return {
    isWaiting,
    saveOnceOnline: () => {
      if (navigator.onLine) save()
      else setIsWaiting(true)
    },
  }
}
