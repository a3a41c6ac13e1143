import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type Props = {
  label: string
  hint?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A setting row: text on the left, switch on the right. */
export function Switch({ label, hint, checked, onCheckedChange, disabled }: Props) {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer font-[550]">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="type-hint mt-0.5 text-text-3">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="touch-area relative h-5.5 w-9.5 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-2 data-[state=checked]:border-ink data-[state=checked]:bg-ink data-disabled:cursor-not-allowed data-disabled:data-[state=checked]:border-line-strong data-disabled:data-[state=checked]:bg-line-strong"
      >
        <Radix.Thumb className="block size-4 translate-x-0.5 rounded-full bg-text-3 transition-transform data-[state=checked]:translate-x-[18px] data-[state=checked]:bg-on-ink" />
      </Radix.Root>
    </div>
  )
}
