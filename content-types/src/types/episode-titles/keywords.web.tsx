import { Button, CopyButton } from '@podcastai/ui'
import { Plus } from 'lucide-react'
import { EditForm } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Item } from '../../views/item.web.tsx'

type Props = { keywords: readonly string[]; onSave?: (keywords: string[]) => Promise<void> }

/** The keywords that people search for, to paste as one list. If there are none, only editors see the section. */
export function Keywords({ keywords, onSave }: Props) {
  const editing = useEditing(
    'keywords',
    { keywords: keywords.join(', ') },
    onSave && ((values) => onSave(keywordsIn(values.keywords ?? ''))),
  )
  if (keywords.length === 0 && !onSave) return null
  if (keywords.length === 0 && !editing.isOpen) {
    return (
      <Button
        size="small"
        variant="ghost"
        className="-ml-2.5 justify-self-start"
        icon={<Plus aria-hidden size={14} />}
        onClick={() => editing.open()}
      >
        Add keywords
      </Button>
    )
  }
  return (
    <Item label="Keywords" editing={editing.isOpen}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="type-h3">Keywords</h3>
        {!editing.isOpen && (
          <span className="ml-auto flex items-center gap-1.5">
            {onSave && <EditButton editing={editing} what="keywords" item="keywords" />}
            <CopyButton label="Copy keywords" text={keywords.join(', ')} />
          </span>
        )}
      </div>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[{ name: 'keywords', label: 'Keywords', hint: 'Separated by commas.', lines: 2, optional: true }]}
        />
      ) : (
        <p dir="auto" className="text-text-2 wrap-anywhere">
          {keywords.join(', ')}
        </p>
      )}
    </Item>
  )
}

function keywordsIn(text: string): string[] {
  return [...new Set(text.split(/[,\n]/).map((keyword) => keyword.trim()))].filter((keyword) => keyword !== '')
}
