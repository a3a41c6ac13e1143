import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names.ts'

type FieldTies = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<FieldTies>({})

/** Returns the ids and ARIA attributes that the surrounding Field gives to its control. */
export function useFieldTies(): FieldTies {
  return useContext(FieldContext)
}

type Props = {
  label: ReactNode
  /** Shown at the right end of the label's line. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
  children: ReactNode
}

/** A control with a label above and a hint and error below, connected for screen readers. */
export function Field({ label, aside, hint, error, className, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3 gap-y-1.5 *:col-span-2',
        className,
      )}
    >
      <label htmlFor={id} className="type-label !col-span-1 row-start-1">
        {label}
      </label>
      <div className="row-start-2">
        <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
          {children}
        </FieldContext>
      </div>
      {/* After the control, so that Tab goes from field to field. */}
      {aside && <div className="!col-span-1 col-start-2 row-start-1 leading-4">{aside}</div>}
      {hint && (
        <p id={hintId} className="type-hint text-text-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="type-hint text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
