import { type Segment, SpeakerName, type Transcript, type TurnScope } from '@podcastai/contracts'
import { AnchoredPopover, Button } from '@podcastai/ui'
import { ArrowDownToLine, ArrowUpToLine, Ban, TextInitial } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMarkNotSpeech } from '../corrections/mark-not-speech.ts'
import { type ChosenTurn, hasTurnBeside, wordsOfTurn } from './chosen-turn.ts'
import { useGiveTurn } from './give-turn.ts'
import { useLabelsToWords } from './labels-to-words.ts'
import { Choice, SpeakerChoice } from './speaker-choice.tsx'
import { useJoinTurn } from './split-turn.ts'

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
  const join = useJoinTurn(transcript, onClose)
  const toWords = useLabelsToWords(transcript)
  const labels = labelsInFile(transcript, seen)
  const sides = hasTurnBeside(segments, turn)
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
      <SpeakerChoice
        legend={
          opens === null ? (
            'Who said this?'
          ) : (
            <>
              Starting at “<bdi className="font-serif text-[15px] font-normal">{opens}</bdi>”, the speaker is
            </>
          )
        }
        hint={isSame && <p className="type-hint text-text-2">{seen} already speaks here.</p>}
        {...{ people, chosen, setChosen, typed, setTyped, focused }}
      />
      <fieldset className="grid">
        <legend className="type-label pb-1">Apply to</legend>
        {isWithin && (
          <p className="type-hint pb-1 text-text-2">
            The change starts at the first word of this line. To start at the word itself, split the turn there.
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
          {seen !== null && labels.length > 0 && (
            <Button
              size="small"
              variant="ghost"
              icon={<TextInitial aria-hidden size={14} />}
              onClick={() => {
                onClose()
                toWords.mutate({ name: seen, labels })
              }}
            >
              Not a speaker
            </Button>
          )}
          {sides.previous && (
            <Button
              size="small"
              variant="ghost"
              icon={<ArrowUpToLine aria-hidden size={14} />}
              disabled={join.isPending}
              onClick={() => join.mutate({ from, to, seen, with: 'previous' })}
            >
              Join to previous turn
            </Button>
          )}
          {sides.next && (
            <Button
              size="small"
              variant="ghost"
              icon={<ArrowDownToLine aria-hidden size={14} />}
              disabled={join.isPending}
              onClick={() => join.mutate({ from, to, seen, with: 'next' })}
            >
              Join to next turn
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** Returns the labels by which the file names this speaker; none if users added the speaker. */
function labelsInFile({ speakers }: Pick<Transcript, 'speakers'>, seen: string | null): string[] {
  const { labels = [], added = [] } = speakers.find(({ name }) => name === seen) ?? {}
  return labels.filter((label) => !added.includes(label))
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
