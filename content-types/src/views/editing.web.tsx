import { Button, classNames, Field, IconButton, Input, Select, Textarea, TextDiff } from '@podcastai/ui'
import { Pencil } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ItemButtons, useIsEdited } from './item-acts.web.tsx'
import { MoveHandle } from './movable-item.web.tsx'
import { useQuiet } from './quiet.web.tsx'
import { type Draft, useDrafts } from './view.web.tsx'

type Values = Record<string, string>

export type Editing = {
  isOpen: boolean
  values: Values
  set: (changes: Values) => void
  /** With a change that already was made, the focus stays where it was made. */
  open: (changes?: Values) => void
  /** Names of the texts that are others than when editing began. */
  touched: string[]
  cancel: () => void
  save: () => Promise<void>
  /** Deletes what is edited. */
  remove: (onDelete: () => Promise<void>) => Promise<void>
  isSaving: boolean
  /** Is it to be saved as soon as there is a connection? Until then it can be changed and canceled. */
  isWaiting: boolean
  /** Saved texts that became others after editing began. */
  changedMeanwhile: { name: string; before: string; now: string }[]
  /** Where the focus belongs: nowhere until somebody opened or closed the editor here. */
  focus: 'form' | 'button' | null
}

/**
 * Editing one place of a content in place. What is typed lives on as a draft until it is saved or canceled; a draft
 * from before opens by itself. A text that nobody touched here follows what is saved of it.
 */
export function useEditing(place: string, saved: Values, onSave?: (values: Values) => Promise<void>): Editing {
  const drafts = useDrafts()
  const [draft, setDraft] = useState<Draft | null>(() => (onSave ? drafts.read(place) : null))
  const [isSaving, setIsSaving] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [focus, setFocus] = useState<Editing['focus']>(null)
  // A draft may be older than a field.
  const touched = Object.keys(saved).filter((name) => {
    const text = draft?.values[name]
    return text !== undefined && text !== draft?.base[name]
  })
  const values = { ...saved, ...Object.fromEntries(touched.map((name) => [name, draft?.values[name] ?? ''])) }

  function close() {
    drafts.drop(place)
    setDraft(null)
    setIsWaiting(false)
    setFocus('button')
  }

  async function save() {
    if (!draft || !onSave || isSaving) return
    setIsWaiting(!navigator.onLine)
    if (!navigator.onLine) return
    setIsSaving(true)
    try {
      await onSave(values)
      close()
    } catch {
      // Whoever stores says why it failed; the text stays open here.
    } finally {
      setIsSaving(false)
    }
  }

  async function remove(onDelete: () => Promise<void>) {
    setIsSaving(true)
    // Where it was not deleted its text stays open here.
    await onDelete().catch(() => {})
    setIsSaving(false)
  }

  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (!isWaiting) return
    const goOn = () => saveNow()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [isWaiting])

  return {
    isOpen: draft !== null,
    values,
    set: (changes) => {
      if (!draft) return
      const next = { ...draft, values: { ...draft.values, ...changes } }
      setDraft(next)
      drafts.write(place, next)
    },
    open: (changes) => {
      const begun = { values: { ...saved, ...changes }, base: saved }
      setDraft(begun)
      setFocus(changes ? null : 'form')
      if (changes) drafts.write(place, begun)
    },
    touched,
    cancel: close,
    save,
    remove,
    isSaving,
    isWaiting,
    changedMeanwhile: touched.flatMap((name) => {
      const [before, now] = [draft?.base[name] ?? '', saved[name] ?? '']
      return now === before ? [] : [{ name, before, now }]
    }),
    focus,
  }
}

type EditButtonProps = {
  editing: Editing
  what: string
  /** Path of the item: what else can be done with that stands before the pencil. */
  item?: string
  /** Acts that only its type has. */
  more?: ReactNode
  /** Shows with its item or row alone. */
  isQuiet?: boolean
}

/** The pencil. Takes the focus back when its editor closes. What people edited says so. */
export function EditButton({ editing, what, item, more, isQuiet = false }: EditButtonProps) {
  const quiet = useQuiet()
  const isEdited = useIsEdited(item)
  return (
    <>
      {isEdited && (
        <span className="type-hint text-text-3 max-md:only-read" title="You edited this. Regenerate keeps it.">
          Edited
        </span>
      )}
      {item !== undefined && <ItemButtons path={item} what={what} more={more} />}
      <MoveHandle what={what} />
      <IconButton
        label={`Edit ${what}`}
        title="Edit"
        data-act="edit"
        onClick={() => editing.open()}
        autoFocus={editing.focus === 'button'}
        className={classNames(isEdited ? 'max-md:text-petrol' : 'text-text-3', isQuiet && quiet)}
      >
        <Pencil aria-hidden size={14} />
      </IconButton>
    </>
  )
}

export type EditField = {
  name: string
  label: string
  hint?: string
  /** Several lines; otherwise one. */
  lines?: number
  optional?: boolean
  spoken?: boolean
  /** One of these, by what it is called. */
  choices?: Readonly<Record<string, string>>
  /** What belongs to this field alone. */
  below?: ReactNode
}

type FormProps = {
  editing: Editing
  fields: readonly EditField[]
  /** What stands left of the buttons, for example a gauge that runs along. */
  foot?: ReactNode
  /** Values without a field of their own: what they are called, and how they read. */
  spelled?: Readonly<Record<string, { label: string; read: (value: string) => string }>>
  /** Stands in place of the buttons until editing begins: then the same form is there before, and what is in it stays. */
  resting?: ReactNode
  /** Deletes the item. Rejects when it was not deleted. */
  onDelete?: () => Promise<void>
  children?: ReactNode
}

/** The key that was chosen of a field's choices; without one that there is, the key from before. */
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
    // Its button may be at the end of a long text, and the first field above what is seen.
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
      {editing.changedMeanwhile.length > 0 && <SavedMeanwhile editing={editing} fields={fields} spelled={spelled} />}
      {editing.isOpen ? <FormFoot editing={editing} foot={foot} isBlank={blank} onDelete={onDelete} /> : resting}
    </form>
  )
}

type FootProps = Pick<FormProps, 'editing' | 'foot' | 'onDelete'> & { isBlank: boolean }

function FormFoot({ editing, foot, isBlank, onDelete }: FootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {foot}
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

/** Both texts: one's own stands in the fields above, and here what somebody else saved, as it differs from where one began. */
function SavedMeanwhile({ editing, fields, spelled }: Pick<FormProps, 'editing' | 'fields' | 'spelled'>) {
  const read = (name: string, value: string) => spelled?.[name]?.read(value) ?? value
  const label = (name: string) => spelled?.[name]?.label ?? fields.find((field) => field.name === name)?.label ?? name
  return (
    <section aria-label="Changes saved by someone else" className="grid gap-2.5 rounded-control border border-warn p-3">
      <p role="status" className="type-hint text-warn">
        The saved text has changed since you started. Saving replaces it.
      </p>
      {editing.changedMeanwhile.map(({ name, before, now }) => (
        <div key={name} className="grid gap-1">
          <p className="type-label">{label(name)}, as it is saved now</p>
          <div className="max-h-48 overflow-y-auto">
            <TextDiff before={read(name, before)} after={read(name, now)} />
          </div>
        </div>
      ))}
      <Button size="small" className="justify-self-start" onClick={editing.cancel}>
        Discard mine and use the saved text
      </Button>
    </section>
  )
}

function EditorField({ field, editing }: { field: EditField; editing: Editing }) {
  const { name, label, hint, lines, spoken, choices } = field
  const text = {
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

/** The frame of what is being edited. */
export const editingFrame = 'border-petrol shadow-[0_0_0_3px_var(--petrol-soft)]'
