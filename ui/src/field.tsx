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
      {/* After the control, so that the keyboard goes from field to field. */}
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
