import { maxNameLength, type Segment, SpeakerName, type Transcript, type TurnScope } from '@podcastai/contracts'
import { AnchoredPopover, Button, classNames, Input } from '@podcastai/ui'
import { Ban } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useMarkNotSpeech } from '../corrections/mark-not-speech.ts'
import { type ChosenTurn, wordsOfTurn } from './chosen-turn.ts'
import { useGiveTurn } from './give-turn.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  turn: ChosenTurn
  anchor: () => Element | null | undefined
  onRename: (name: string) => void
  onClose: () => void
}

/** Reassigns a turn to a speaker of the episode or a new name; also leads to renaming. */
export function TurnPopover(props: Props) {
  const { turn, anchor, onClose } = props
  return (
    <AnchoredPopover
      label="Who speaks here?"
      anchor={anchor}
      onClose={onClose}
      onCloseFocus={() => focusBack(anchor())}
      className="grid gap-3.5"
    >
      <TurnForm key={`${turn.from}-${turn.to}`} {...props} />
    </AnchoredPopover>
  )
}

function focusBack(anchor: Element | null | undefined) {
  const all = document.querySelector<HTMLElement>('[aria-label="Full transcript"]')
  const focused = anchor instanceof HTMLButtonElement ? anchor : all
  focused?.focus({ preventScroll: true })
}

/** The scope; `line` ends with the segment that it starts with. */
type Reach = TurnScope | 'line'

function TurnForm({ transcript, segments, turn, onRename, onClose }: Props) {
  const { from, to, seen, opens, isWithin } = turn
  const names = transcript.speakers.map(({ name }) => name)
  const people = names.some((name) => name !== seen) ? names : []
  // Preselect only a speaker from this episode, so that a careless Save can't reassign the turn. Null means “Someone
  // else”.
  const [chosen, setChosen] = useState<string | null>(people.length > 0 ? (seen ?? '') : null)
  const focused = people.find((name) => name === seen) ?? people[0]
  const [typed, setTyped] = useState('')
  const reaches = listReaches(turn)
  const [reach, setReach] = useState<Reach>(reaches[0]?.reach ?? 'here')
  const give = useGiveTurn(transcript, onClose)
  const notSpeech = useMarkNotSpeech(transcript)
  const parsed = SpeakerName.safeParse(chosen ?? typed)
  const isSame = parsed.success && parsed.data.toLowerCase() === seen?.toLowerCase()
  const isReady = parsed.success && !isSame

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isReady || give.isPending) return
    const scope = reach === 'onward' ? 'onward' : 'here'
    give.mutate({ from, to: reach === 'line' ? from : to, seen, speaker: parsed.data, scope })
  }

  return (
    <form className="grid gap-3.5" onSubmit={send}>
      <fieldset className="grid">
        <legend className="type-label pb-1 wrap-anywhere">
          {opens === null ? (
            'Who said this?'
          ) : (
            <>
              Starting at “<bdi className="font-serif text-[15px] font-normal">{opens}</bdi>”, the speaker is
            </>
          )}
        </legend>
        <div className="grid max-h-44 overflow-y-auto">
          {people.map((name) => (
            <Choice
              key={name}
              name="who"
              isChosen={chosen === name}
              isFocused={name === focused}
              onChoose={() => setChosen(name)}
            >
              <bdi className="wrap-anywhere">{name}</bdi>
            </Choice>
          ))}
          {people.length > 0 && (
            <Choice name="who" isChosen={chosen === null} onChoose={() => setChosen(null)}>
              Someone else
            </Choice>
          )}
        </div>
        {chosen === null && (
          <div className={classNames('grid gap-1 pt-1', people.length > 0 && 'pl-6.5')}>
            <Input
              autoFocus
              aria-label="Name of the speaker"
              placeholder="Name"
              autoComplete="off"
              dir="auto"
              maxLength={maxNameLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {isSame && <p className="type-hint text-text-2">{seen} already speaks here.</p>}
          </div>
        )}
      </fieldset>
      <fieldset className="grid">
        <legend className="type-label pb-1">Apply to</legend>
        {isWithin && (
          <p className="type-hint pb-1 text-text-2">
            A line can have only one speaker, so the change starts at its first word.
          </p>
        )}
        {reaches.map(({ reach: one, words }) => (
          <Choice key={one} name="reach" isChosen={reach === one} onChoose={() => setReach(one)}>
            <span className="wrap-anywhere">{words}</span>
          </Choice>
        ))}
      </fieldset>
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          type="submit"
          disabled={!isReady}
          pending={give.isPending}
          pendingLabel="Saving..."
        >
          Save
        </Button>
      </div>
      {opens === null && (
        <div className="-mx-4 -mb-4 flex flex-wrap justify-between border-t px-2 py-1.5">
          {seen !== null && (
            <Button
              size="small"
              variant="ghost"
              className="max-w-full"
              onClick={() => {
                onClose()
                onRename(seen)
              }}
            >
              <span className="truncate">Rename {seen} everywhere…</span>
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            icon={<Ban aria-hidden size={14} />}
            onClick={() => {
              onClose()
              notSpeech.mutate({ segments, passage: wordsOfTurn(segments, turn) })
            }}
          >
            Not speech
          </Button>
        </div>
      )}
    </form>
  )
}

function listReaches({ from, to, seen, opens }: ChosenTurn): { reach: Reach; words: string }[] {
  const onward = {
    reach: 'onward' as const,
    words: seen === null ? 'Everything without a speaker from here on' : `Everything ${seen} says from here on`,
  }
  if (opens === null) return [{ reach: 'here', words: 'This turn' }, onward]
  const line = { reach: 'line' as const, words: 'This line' }
  if (seen === null) return from === to ? [{ reach: 'here', words: 'This line' }, onward] : [line, onward]
  const rest = { reach: 'here' as const, words: from === to ? 'This line' : 'To the end of this turn' }
  return from === to ? [rest, onward] : [rest, line, onward]
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  isFocused?: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, isChosen, isFocused, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-7.5 cursor-pointer items-center gap-2.5 touch:min-h-11">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        // biome-ignore lint/a11y/noAutofocus: the popover opened for this
        autoFocus={isFocused}
        onChange={onChoose}
        className="size-4 shrink-0 accent-ink"
      />
      {children}
    </label>
  )
}
