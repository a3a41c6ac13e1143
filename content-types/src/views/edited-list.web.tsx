// Lists to which people can add items, and from which they can remove them.
import { Button, classNames } from '@podcastai/ui'
import { Plus } from 'lucide-react'
import { type EditField, EditForm } from './edit-form.web.tsx'
import { useEditing } from './editing.web.tsx'
import { Item } from './item.web.tsx'
import { useQuiet } from './quiet.web.tsx'

/**
 * Saves changes of a list's items. `onSave` stores the whole list, and rejects if it was not stored. `toKey` is an item's
 * React key.
 */
export function useEditedList<Item extends { id?: string | undefined }>(
  items: readonly Item[],
  onSave?: (items: Item[]) => Promise<void>,
) {
  const move = async (from: number, to: number) => {
    const moved = [...items]
    moved.splice(to, 0, ...moved.splice(from, 1))
    await onSave?.(moved)
  }
  return {
    toKey: (index: number) => items[index]?.id ?? String(index),
    onAdd: onSave && ((item: Item) => onSave([...items, item])),
    onChange: (index: number) =>
      onSave && ((changed: Item) => onSave(items.map((other, at) => (at === index ? changed : other)))),
    onDelete: (index: number) => onSave && (() => onSave(items.filter((_, other) => other !== index))),
    onMove: onSave && move,
  }
}

type AddProps = {
  /** Noun for the item, for labels: 'quote'. */
  what: string
  /** Key of the draft. */
  place: string
  fields: readonly EditField[]
  /** Initial values of the fields. */
  blank: Readonly<Record<string, string>>
  onAdd: (values: Record<string, string>) => Promise<void>
  /** Shows only while its item is hovered or focused. */
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
