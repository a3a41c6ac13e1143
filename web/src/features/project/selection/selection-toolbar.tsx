import { Button, Menu, MenuItem } from '@podcastai/ui'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SelectionAction } from './selection-actions.tsx'
import type { SelectionPlace } from './use-selection-place.ts'
import { barAttribute } from './use-word-span.ts'

type Props = {
  actions: readonly SelectionAction[]
  place: SelectionPlace
  isBusy: boolean
  words: string
  /** Called on Esc: clears the selection and returns to the words. */
  onLeave: () => void
}

/** Room for the handles of the selection, in pixels. */
const gap = 14
const margin = 8

/** The toolbar of a selection: a plain list of actions on the selected words. */
export function SelectionToolbar({ actions, place, isBusy, words, onLeave }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other actions have another size
  useLayoutEffect(() => {
    if (bar.current) setSize({ width: bar.current.offsetWidth, height: bar.current.offsetHeight })
  }, [actions.length, place.frame.width])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'ArrowRight' && at >= 0) buttons[(at + 1) % buttons.length]?.focus()
    else if (event.key === 'ArrowLeft' && at >= 0) buttons.at(at - 1)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const count = words.split(' ').length
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Selected words"
        {...{ [barAttribute]: '' }}
        className="absolute z-20 flex w-max max-w-[calc(100%-16px)] flex-wrap gap-0.5 rounded-card border bg-surface p-1 shadow-pop"
        style={toStyle(place, size)}
        // A press must not end the selection.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} isBusy={isBusy} />
        ))}
      </div>
      <p role="status" className="only-read">
        {count === 1 ? '1 word' : `${count} words`} selected. Press Enter for actions.
      </p>
    </>
  )
}

function ActionButton({
  action: { label, icon: Icon, run, choices },
  isBusy,
}: {
  action: SelectionAction
  isBusy: boolean
}) {
  const button = (
    <Button
      size="small"
      variant="ghost"
      className="px-2 touch:h-11"
      icon={<Icon aria-hidden size={14} />}
      aria-disabled={isBusy || undefined}
      onClick={choices || isBusy ? undefined : run}
    >
      {label}
    </Button>
  )
  if (!choices) return button
  return (
    <Menu trigger={button} align="start">
      {choices.map((choice) => (
        <MenuItem key={choice.key} onSelect={choice.run}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Places the toolbar below the words, or above them if there is no room, always within the frame. */
function toStyle({ first, last, frame }: SelectionPlace, { width, height }: { width: number; height: number }) {
  const below = last.bottom + gap
  const above = first.top - gap - height
  const isBelow = below + height <= frame.height - margin
  const top = isBelow ? below : above >= margin ? above : frame.height - height - margin
  const left = Math.min(Math.max(last.x - width / 2, margin), Math.max(margin, frame.width - width - margin))
  return { top: Math.max(margin, top), left }
}
