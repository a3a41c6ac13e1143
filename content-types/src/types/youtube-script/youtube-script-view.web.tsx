import { CopyButton } from '@podcastai/ui'
import { timesToCheck, withoutTimeMarks } from '../../chapters/estimated-times.ts'
import { timeCode, withoutEstimateMarks } from '../../type/time-code.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Facts, Item, ItemFoot } from '../../views/item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import { useQuiet } from '../../views/quiet.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { WriteButton } from '../../views/write-button.web.tsx'
import {
  getRate,
  scriptSections,
  sectionWords,
  spokenWords,
  writtenSections,
  type YoutubeScript,
} from './youtube-script.ts'

/** YouTube truncates descriptions at this many bytes. */
const descriptionBytes = 5000

type Section = (typeof scriptSections)[number]

export function YoutubeScriptView({ content, onSave }: ViewProps<YoutubeScript>) {
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <p className="type-small text-text-2">
          {content.estimatedDuration} minutes at {getRate(content).wordsPerMinute} words a minute
        </p>
        <CopyButton
          label="Copy script"
          variant="ghost"
          text={() =>
            withoutEstimateMarks(
              writtenSections(content)
                .map(({ key }) => content[key])
                .join('\n\n'),
            )
          }
        />
      </div>
      {scriptSections.map((section) => (
        <div key={section.key} className="grid grid-cols-[52px_minmax(0,1fr)] max-md:grid-cols-[40px_minmax(0,1fr)]">
          <Ruler from={section.from} />
          <SectionItem section={section} content={content} onSave={onSave} />
        </div>
      ))}
      <p className="type-time -mt-1 text-text-2">{timeCode(scriptSections.at(-1)?.to ?? 0)}</p>
      <DescriptionItem content={content} onSave={onSave} />
    </div>
  )
}

function Ruler({ from }: { from: number }) {
  return (
    <div className="relative">
      <span className="type-time text-text-2">{timeCode(from)}</span>
      <span
        aria-hidden
        className="absolute top-5.5 right-3 -bottom-1.5 w-2 bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_1px,transparent_1px_9px)] opacity-75 max-md:right-2"
      />
    </div>
  )
}

type PartProps = Pick<ViewProps<YoutubeScript>, 'content' | 'onSave'>

function SectionItem({ section, content, onSave }: PartProps & { section: Section }) {
  const { key, label, from, to, words } = section
  const text = content[key]
  const editing = useEditing(key, { text }, onSave && ((values) => onSave({ ...content, [key]: values.text?.trim() })))
  const quiet = useQuiet()
  const spoken = spokenWords(editing.isOpen ? (editing.values.text ?? '') : text)
  return (
    <Item label={label} editing={editing.isOpen}>
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h3 className="type-h3">{label}</h3>
        <span className="type-time text-text-3">
          {from}-{to}s
        </span>
        {onSave && (
          <span className="type-hint ml-auto text-text-3" aria-live={editing.isOpen ? 'polite' : undefined}>
            {spoken} / {sectionWords(words, getRate(content))} words
          </span>
        )}
      </div>
      {editing.isOpen ? (
        <EditForm editing={editing} fields={[{ name: 'text', label: 'Text to speak', lines: 4 }]} />
      ) : text === '' ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="type-small mr-auto text-text-2">This part isn’t written yet.</p>
          {onSave && <WriteButton path={key} what={label.toLowerCase()} />}
          {onSave && <EditButton editing={editing} what={label.toLowerCase()} />}
        </div>
      ) : (
        <>
          <p dir="auto" className="type-copy whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what={label.toLowerCase()} item={key} />}
                <CopyButton
                  iconOnly
                  label={`Copy ${label.toLowerCase()}`}
                  text={withoutEstimateMarks(text)}
                  className={`text-text-3 ${quiet}`}
                />
              </>
            }
          >
            <PassageChips evidence={content.evidence[key]} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

function DescriptionItem({ content, onSave }: PartProps) {
  const { description } = content
  const editing = useEditing(
    'description',
    { description },
    onSave && ((values) => onSave({ ...content, description: (values.description ?? '').trim() })),
  )
  const toCopy = withoutTimeMarks(description)
  const bytes = new TextEncoder().encode(editing.isOpen ? editing.values.description : description).length
  return (
    <Item label="Video description" editing={editing.isOpen} className="mt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2.5 gap-y-1">
        <h3 className="type-h3">Video description</h3>
        {onSave && (
          <span className={bytes > descriptionBytes ? 'type-hint text-warn' : 'type-hint text-text-3'}>
            {bytes.toLocaleString('en-US')} / {descriptionBytes.toLocaleString('en-US')}
          </span>
        )}
      </div>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[{ name: 'description', label: 'Description', lines: 8, optional: true }]}
        />
      ) : (
        <>
          <p dir="auto" className="whitespace-pre-line text-text-2 wrap-anywhere">
            {description}
          </p>
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what="video description" item="description" />}
                <CopyButton text={toCopy.text} />
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
