import { Button, Field, Input, lateComponent, Select, Textarea } from '@podcastai/ui'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Editing } from './editing.web.tsx'
import { EditorActs, type EditorActsProps } from './item-acts.web.tsx'

/** Loaded on demand: few edits meet another one. */
const SavedChanges = lateComponent(async () => (await import('./saved-changes.web.tsx')).SavedChanges)

export type EditField = {
  name: string
  label: string
  hint?: string
  /** Number of lines; one by default. */
  lines?: number
  optional?: boolean
  spoken?: boolean
  /** Options by key, with their labels. */
  choices?: Readonly<Record<string, string>>
  /** Content that belongs to this field alone. */
  below?: ReactNode
}

export type FormProps = {
  editing: Editing
  fields: readonly EditField[]
  /** Content to the left of the buttons, for example a live gauge. */
  foot?: ReactNode
  /** Values without a field of their own: their labels, and how they are displayed. */
  spelled?: Readonly<Record<string, { label: string; read: (value: string) => string }>>
  /** Replaces the buttons until editing begins, so that the form and its content stay mounted. */
  resting?: ReactNode
  /** Deletes the item. Rejects if it was not deleted. */
  onDelete?: () => Promise<void>
  children?: ReactNode
}

/** Returns the chosen key of a field, or the previous key if the value is not one of the choices. */
export function parseChoice<Key extends string>(
  choices: Readonly<Record<Key, string>>,
  value: string | undefined,
  before: Key,
): Key {
  return value !== undefined && Object.hasOwn(choices, value) ? (value as Key) : before
}

/** The texts of one place as fields, with Save and Cancel. Ctrl Enter saves, Esc cancels. */
export function EditForm({ editing, fields, foot, spelled, resting, onDelete, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const blank = fields.some(({ name, optional }) => !optional && (editing.values[name] ?? '').trim() === '')

  useEffect(() => {
    if (editing.focus !== 'form') return
    const first = form.current?.querySelector<HTMLElement>('textarea, input')
    // Its button may be at the end of a long text, with the first field scrolled out of view.
    first?.focus()
  }, [editing.focus])

  function onKeyDown(event: KeyboardEvent) {
    if (!editing.isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      editing.cancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !blank) {
      event.preventDefault()
      void editing.save()
    }
  }

  return (
    <form
      ref={form}
      data-editing={editing.isOpen || undefined}
      className="grid min-w-0 gap-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank) void editing.save()
      }}
    >
      {fields.map((field) => (
        <Fragment key={field.name}>
          <EditorField field={field} editing={editing} />
          {field.below}
        </Fragment>
      ))}
      {children}
      {editing.isWaiting && (
        <p role="status" className="type-hint text-warn">
          You're offline. Keep this editor open and your text will be saved when you're back online.
        </p>
      )}
      {editing.changedMeanwhile.length > 0 && <SavedChanges editing={editing} fields={fields} spelled={spelled} />}
      {editing.isOpen ? (
        <FormFoot editing={editing} form={form} foot={foot} isBlank={blank} onDelete={onDelete} />
      ) : (
        resting
      )}
    </form>
  )
}

type FootProps = Pick<FormProps, 'editing' | 'foot' | 'onDelete'> & EditorActsProps & { isBlank: boolean }

function FormFoot({ editing, form, foot, isBlank, onDelete }: FootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {foot}
      <EditorActs editing={editing} form={form} />
      <span className="ml-auto flex items-center gap-2">
        <span className="type-hint text-text-3 max-md:hidden">Ctrl Enter saves</span>
        {onDelete && (
          <Button
            size="small"
            variant="ghost"
            className="text-danger"
            disabled={editing.isSaving}
            onClick={() => void editing.remove(onDelete)}
          >
            Delete
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={editing.cancel} disabled={editing.isSaving}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          type="submit"
          disabled={isBlank || editing.isWaiting}
          pending={editing.isSaving}
          pendingLabel="Saving..."
        >
          Save
        </Button>
      </span>
    </div>
  )
}

function EditorField({ field, editing }: { field: EditField; editing: Editing }) {
  const { name, label, hint, lines, spoken, choices } = field
  const text = {
    name,
    dir: 'auto',
    value: editing.values[name] ?? '',
    disabled: editing.isSaving,
    onChange: (event: { target: { value: string } }) => editing.set({ [name]: event.target.value }),
  }
  return (
    <Field label={label} hint={hint}>
      {choices ? (
        <Select {...text}>
          {Object.entries(choices).map(([value, called]) => (
            <option key={value} value={value}>
              {called}
            </option>
          ))}
        </Select>
      ) : lines ? (
        <Textarea
          rows={lines}
          className={spoken ? 'font-serif text-xl leading-7 max-md:leading-7' : 'text-[15px] leading-6'}
          {...text}
        />
      ) : (
        <Input {...text} />
      )}
    </Field>
  )
}
