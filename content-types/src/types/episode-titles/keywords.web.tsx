import { buttonStyle, CopyButton, copyText, toast } from '@podcastai/ui'
import { EditButton, EditForm, useEditing } from '../../views/editing.web.tsx'
import { Item } from '../../views/item.web.tsx'

type Props = { keywords: readonly string[]; onSave?: (keywords: string[]) => Promise<void> }

/** Keywords as chips; each copies itself. */
export function Keywords({ keywords, onSave }: Props) {
  const editing = useEditing(
    'keywords',
    { keywords: keywords.join(', ') },
    onSave && ((values) => onSave(keywordsIn(values.keywords ?? ''))),
  )
  return (
    <Item label="Keywords" editing={editing.isOpen}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="type-h3">Keywords</h3>
        {!editing.isOpen && (
          <span className="ml-auto flex items-center gap-1.5">
            {onSave && <EditButton editing={editing} what="keywords" item="keywords" />}
            <CopyButton label="Copy all" variant="ghost" text={keywords.join(', ')} />
          </span>
        )}
      </div>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[{ name: 'keywords', label: 'Keywords', hint: 'Separated by commas.', lines: 2, optional: true }]}
        />
      ) : (
        <ul className="flex flex-wrap gap-2 pb-1">
          {keywords.map((keyword) => (
            <li key={keyword} className="min-w-0">
              <button
                type="button"
                title={`Copy “${keyword}”`}
                onClick={() => void copyKeyword(keyword)}
                className={buttonStyle({
                  size: 'small',
                  className: 'h-6 rounded-badge px-2 text-xs font-medium text-text-2 touch:h-9',
                })}
              >
                <span className="only-read">Copy </span>
                {keyword}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Item>
  )
}

async function copyKeyword(keyword: string) {
  try {
    await copyText(keyword)
    toast({ title: 'Copied!', text: keyword })
  } catch {
    toast({ title: 'Copy failed', text: 'Could not copy to clipboard', tone: 'danger' })
  }
}

function keywordsIn(text: string): string[] {
  return [...new Set(text.split(/[,\n]/).map((keyword) => keyword.trim()))].filter((keyword) => keyword !== '')
}
