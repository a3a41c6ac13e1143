import { classNames, IconButton } from '@podcastai/ui'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ItemButtons, useIsEdited } from './item-acts.web.tsx'
import { MoveHandle } from './movable-item.web.tsx'
import { useQuiet } from './quiet.web.tsx'
import { type Draft, useDrafts } from './view.web.tsx'

type Values = Record<string, string>

export type Editing = {
  /** Id or path of what is edited. */
  place: string
  isOpen: boolean
  values: Values
  set: (changes: Values) => void
  /** Opens the editor. With a change that was already made, the focus stays where it is. */
  open: (changes?: Values) => void
  /** Names of the texts that changed since editing began. */
  touched: string[]
  cancel: () => void
  save: () => Promise<void>
  /** Deletes the item that is being edited. */
  remove: (onDelete: () => Promise<void>) => Promise<void>
  isSaving: boolean
  /** True if it will be saved as soon as there is a connection. Until then it can be changed and canceled. */
  isWaiting: boolean
  /** Saved texts that changed after editing began. */
  changedMeanwhile: { name: string; before: string; now: string }[]
  /** Where to move the focus; null until the user opens or closes the editor. */
  focus: 'form' | 'button' | null
}

/**
 * Edits one place of the content in place. Typed text is kept as a draft until it is saved or canceled; an existing
 * draft opens automatically. Texts that the user has not touched follow the saved ones.
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
      // The caller reports the error; the text stays open here.
    } finally {
      setIsSaving(false)
    }
  }

  async function remove(onDelete: () => Promise<void>) {
    setIsSaving(true)
    try {
      await onDelete()
      drafts.drop(place)
    } catch {
      // The caller reports the error; the text stays open here.
    }
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
    place,
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
  /** Path of the item, for its other actions, which appear before the pencil. */
  item?: string
  /** Actions that only this content type has. */
  more?: ReactNode
}

/** The pencil, subtle like the other actions. Takes the focus back when its editor closes. Edited items are labeled. */
export function EditButton({ editing, what, item, more }: EditButtonProps) {
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
        className={classNames(isEdited ? 'max-md:text-petrol' : 'text-text-3', quiet)}
      >
        <Pencil aria-hidden size={14} />
      </IconButton>
    </>
  )
}

/** The frame of an item that is being edited. */
export const editingFrame = 'border-petrol shadow-[0_0_0_3px_var(--petrol-soft)]'
