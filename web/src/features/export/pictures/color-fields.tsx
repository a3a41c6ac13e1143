import { HexColor } from '@podcastai/content-types'
import { classNames, Field, Input } from '@podcastai/ui'
import { useState } from 'react'
import { type ColorChoice, type Colors, ownPair } from './colors.ts'

type Props = { choices: readonly ColorChoice[]; chosen: ColorChoice; onChoose: (choice: ColorChoice) => void }

/** Choices of a background and an accent color, including a custom pair. */
export function ColorFields({ choices, chosen, onChoose }: Props) {
  const isOwn = chosen.name === ownPair
  const all = [...choices, { ...chosen, name: ownPair }]
  return (
    <fieldset className="grid gap-2.5">
      <legend className="type-label mb-1.5">Colors</legend>
      <div className="flex flex-wrap gap-1.5 max-md:-mx-5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 touch:py-1 max-md:[scrollbar-width:none]">
        {all.map((pair) => (
          <label
            key={pair.name}
            className={classNames(
              'type-small relative flex h-9 shrink-0 cursor-pointer items-center gap-2 rounded-control border px-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol touch:h-11',
              pair.name === chosen.name ? 'border-petrol bg-petrol-soft' : 'hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="picture-colors"
              className="only-read"
              checked={pair.name === chosen.name}
              onChange={() => onChoose(pair)}
            />
            <Swatch colors={pair} />
            {pair.name}
          </label>
        ))}
      </div>
      {isOwn && (
        <div className="grid grid-cols-2 gap-3">
          <ColorField label="Background" value={chosen.ground} onChange={(ground) => onChoose({ ...chosen, ground })} />
          <ColorField label="Accent" value={chosen.accent} onChange={(accent) => onChoose({ ...chosen, accent })} />
        </div>
      )}
    </fieldset>
  )
}

/** Shows the accent on the background. */
function Swatch({ colors: { ground, accent } }: { colors: Colors }) {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full border border-line"
      style={{ background: ground }}
    >
      <span className="size-2 rounded-full" style={{ background: accent }} />
    </span>
  )
}

/** A color picker with a field for the hex code. */
function ColorField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const parsed = HexColor.safeParse(shown.startsWith('#') ? shown : `#${shown}`)

  function type(text: string) {
    setTyped(text)
    const color = HexColor.safeParse(text.startsWith('#') ? text : `#${text}`)
    if (color.success) onChange(color.data)
  }

  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={`${label}, in the color picker`}
        value={value}
        onChange={(event) => {
          setTyped(null)
          onChange(event.target.value)
        }}
        className="mt-5.5 h-9.5 w-11 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1 touch:h-11"
      />
      <Field
        label={label}
        error={typed !== null && !parsed.success ? 'For example #0f3d4a' : undefined}
        className="flex-1"
      >
        <Input
          value={shown}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => parsed.success && setTyped(null)}
        />
      </Field>
    </div>
  )
}
