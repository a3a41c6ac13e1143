// Lists that people may add to and take from.
import { Button, classNames } from '@podcastai/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type EditField, EditForm } from './edit-form.web.tsx'
import { useEditing } from './editing.web.tsx'
import { Item } from './item.web.tsx'
import { useQuiet } from './quiet.web.tsx'
import { useDrafts } from './view.web.tsx'

type ListOptions<Item> = {
  /** The place of an item's draft. */
  getDraftPlace: (index: number) => string
  /** Stores the whole list. Rejects when it was not stored. */
  onSave?: (items: Item[]) => Promise<void>
}

/** Saves changes of a list's items. `toKey` is an item's React key: they mount again once one was deleted or moved. */
export function useEditedList<Item>(items: readonly Item[], { getDraftPlace, onSave }: ListOptions<Item>) {
  const drafts = useDrafts()
  const [changes, setChanges] = useState(0)

  async function remove(index: number) {
    await onSave?.(items.filter((_, other) => other !== index))
    // The unsaved texts of the items behind it move along.
    for (let at = index; at < items.length; at++) {
      const next = at + 1 < items.length ? drafts.read(getDraftPlace(at + 1)) : null
      if (next) drafts.write(getDraftPlace(at), next)
      else drafts.drop(getDraftPlace(at))
    }
    setChanges((count) => count + 1)
  }

  async function move(from: number, to: number) {
    const order = items.map((_, index) => index)
    order.splice(to, 0, ...order.splice(from, 1))
    const texts = order.map((index) => drafts.read(getDraftPlace(index)))
    await onSave?.(order.flatMap((index) => items.slice(index, index + 1)))
    // The unsaved texts move along.
    for (const [at, text] of texts.entries()) {
      if (text) drafts.write(getDraftPlace(at), text)
      else drafts.drop(getDraftPlace(at))
    }
    setChanges((count) => count + 1)
  }

  return {
    toKey: (index: number) => `${changes}.${index}`,
    onAdd: onSave && ((item: Item) => onSave([...items, item])),
    onChange: (index: number) =>
      onSave && ((changed: Item) => onSave(items.map((other, at) => (at === index ? changed : other)))),
    onDelete: (index: number) => onSave && (() => remove(index)),
    onMove: onSave && move,
  }
}

type AddProps = {
  /** What is added, for names: 'quote'. */
  what: string
  /** Place of the draft. */
  place: string
  fields: readonly EditField[]
  /** What the fields begin with. */
  blank: Readonly<Record<string, string>>
  onAdd: (values: Record<string, string>) => Promise<void>
  /** Shows with its item alone. */
  isQuiet?: boolean
}

/** The end of a list: a button, and the form of a new item once it is pressed. */
export function AddItem({ what, place, fields, blank, onAdd, isQuiet = false }: AddProps) {
  const quiet = useQuiet()
  const editing = useEditing(place, blank, (values) =>
    onAdd(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))),
  )
  if (editing.isOpen) {
    return (
      <Item editing label={`New ${what}`}>
        <EditForm editing={editing} fields={fields} />
      </Item>
    )
  }
  return (
    <Button
      size="small"
      variant="ghost"
      className={classNames('justify-self-start', isQuiet && quiet)}
      icon={<Plus aria-hidden size={14} />}
      autoFocus={editing.focus === 'button'}
      onClick={() => editing.open()}
    >
      Add {what}
    </Button>
  )
}
