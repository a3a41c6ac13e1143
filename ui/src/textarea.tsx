import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useFieldTies } from './field.tsx'
import { controlStyle, readOnlyStyle } from './input.tsx'

/** A multi-line text field that grows with its content. */
export function Textarea({ className, onInput, ...rest }: ComponentProps<'textarea'>) {
  const ties = useFieldTies()
  const own = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a controlled value changes the height too
  useLayoutEffect(() => fit(own.current), [rest.value])

  return (
    <textarea
      {...ties}
      rows={3}
      {...rest}
      ref={(element) => {
        own.current = element
        if (typeof rest.ref === 'function') return rest.ref(element)
        if (rest.ref) rest.ref.current = element
      }}
      onInput={(event) => {
        fit(event.currentTarget)
        onInput?.(event)
      }}
      className={classNames(
        controlStyle,
        readOnlyStyle,
        'block resize-none overflow-hidden px-3 py-2.5 leading-5 max-md:leading-6',
        className,
      )}
    />
  )
}

function fit(field: HTMLTextAreaElement | null) {
  if (!field) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + 2}px`
}
