import { maxNameLength } from '@podcastai/contracts'
import { classNames, Input } from '@podcastai/ui'
import { type ReactNode, useId } from 'react'

type Props = {
  legend: ReactNode
  people: readonly string[]
  /** Null means “Someone else”: the name is typed. */
  chosen: string | null
  setChosen: (name: string | null) => void
  typed: string
  setTyped: (name: string) => void
  /** Takes the focus when the form opens. */
  focused: string | undefined
  /** Below the field for another name. */
  hint?: ReactNode
}

/** A choice among the episode's speakers, and a field for another name. */
export function SpeakerChoice({ legend, people, chosen, setChosen, typed, setTyped, focused, hint }: Props) {
  return (
    <fieldset className="grid">
      <legend className="type-label pb-1 wrap-anywhere">{legend}</legend>
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
          {hint}
        </div>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  isFocused?: boolean
  onChoose: () => void
  children: ReactNode
}

export function Choice({ name, isChosen, isFocused, onChoose, children }: ChoiceProps) {
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
