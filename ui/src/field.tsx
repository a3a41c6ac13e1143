import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names.ts'

type FieldTies = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<FieldTies>({})

/** Ties of the surrounding Field for the one control in it. */
export function useFieldTies(): FieldTies {
  return useContext(FieldContext)
}

type Props = {
  label: ReactNode
  /** Stands at the right end of the label's line. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
  children: ReactNode
}

/** A control with its label above, hint and error beneath, tied together for reading aloud. */
export function Field({ label, aside, hint, error, className, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
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
