import { CopyButton } from '@podcastai/ui'
import { timesToCheck, withoutTimeMarks } from '../../chapters/estimated-times.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Facts, Item, ItemFoot } from '../../views/item.web.tsx'
import { type ShowNotes, showNotesText } from './episode-titles.ts'

type Props = { notes: ShowNotes; onSave?: (notes: ShowNotes) => Promise<void> }

/** The text shown below the episode in a podcast app. */
export function ShowNotesItem({ notes, onSave }: Props) {
  const editing = useEditing(
    'showNotes',
    {
      summary: notes.summary,
      chapters: notes.chapters.map(({ time, title }) => `${time} ${title}`).join('\n'),
      links: notes.links.join('\n'),
      footer: notes.footer,
    },
    onSave &&
      ((values) =>
        onSave({
          ...notes,
          summary: (values.summary ?? '').trim(),
          chapters: chaptersIn(values.chapters ?? ''),
          links: linesIn(values.links ?? ''),
          footer: (values.footer ?? '').trim(),
        })),
  )
  const toCopy = withoutTimeMarks(showNotesText(notes))
  return (
    <Item label="Show notes" editing={editing.isOpen}>
      <h3 className="type-h3">Show notes</h3>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[
            { name: 'summary', label: 'Summary', lines: 3, optional: true },
            { name: 'chapters', label: 'Chapters', lines: 4, hint: 'One per line: time, then title.', optional: true },
            { name: 'links', label: 'Links', lines: 1, hint: 'One per line.', optional: true },
            { name: 'footer', label: 'Footer', lines: 2, optional: true },
          ]}
        />
      ) : (
        <>
          <p dir="auto" className="text-pretty whitespace-pre-line text-text-2 wrap-anywhere">
            {notes.summary}
          </p>
          {notes.chapters.length > 0 && (
            <ol className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              {notes.chapters.map(({ time, title }) => (
                <li key={`${time} ${title}`} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <span className="type-time text-text-3">{time}</span>
                  <span dir="auto" className="wrap-anywhere">
                    {title}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {notes.links.length > 0 && (
            <ul className="grid gap-1 text-text-2">
              {notes.links.map((link) => (
                <li key={link} dir="auto" className="wrap-anywhere">
                  {link}
                </li>
              ))}
            </ul>
          )}
          {notes.footer !== '' && (
            <p dir="auto" className="whitespace-pre-line text-text-3 wrap-anywhere">
              {notes.footer}
            </p>
          )}
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what="show notes" item="showNotes" />}
                <CopyButton label="Copy show notes" text={toCopy.text} />
              </>
            }
          >
            {toCopy.isEstimated && <Facts facts={[timesToCheck]} />}
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

/** Parses one chapter per line: `1:02:33 The sum` or `≈ 1:02:33 The sum`. A line without a time keeps its words. */
function chaptersIn(text: string): ShowNotes['chapters'] {
  return linesIn(text).map((line) => {
    const [, time = '', title = line] = /^((?:≈ )?\d[\d:]*)\s+(\S.*)$/.exec(line) ?? []
    return { time, title }
  })
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
