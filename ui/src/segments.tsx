import { ToggleGroup } from 'radix-ui'
import { classNames } from './class-names.ts'

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  className?: string
}

/** A choice of two to four visible options. */
export function Segments<Value extends string>({ label, value, onChange, options, className }: Props<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as Value)}
      className={classNames('inline-flex gap-0.5 rounded-[9px] bg-sunken p-[3px]', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="touch-area relative type-small h-7 rounded-badge px-2.5 font-medium text-text-2 transition-colors data-[state=on]:bg-chosen data-[state=on]:text-text data-[state=on]:shadow-[0_0_0_1px_var(--line)] whitespace-nowrap touch:h-9 max-md:px-1.5"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
