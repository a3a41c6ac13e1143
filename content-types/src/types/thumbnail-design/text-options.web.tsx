import { CopyButton, classNames } from '@podcastai/ui'
import { useId } from 'react'
import { type EditField, EditForm } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Item, ItemRow } from '../../views/item.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PassageChip } from '../../views/passage-chips.web.tsx'
import { Quiet, useQuiet } from '../../views/quiet.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import { StressedText } from '../../views/stressed-text.web.tsx'
import { maxThumbnailWords, type TextOption } from './thumbnail-design.ts'

/** Number of options shown before the list is expanded. */
const optionsFirst = 2

type Props = {
  title: string
  /** Explains why there are no options. */
  note?: string
  options: readonly TextOption[]
  /** The option shown in the mock-ups. */
  chosen: TextOption | undefined
  onChoose: (option: TextOption) => void
  place: string
  onSave?: (options: TextOption[]) => Promise<void>
}

/** Texts for the thumbnail; choosing one shows it in the mock-ups. */
export function TextOptions({ title, note, options, chosen, onChoose, place, onSave }: Props) {
  const heading = useId()
  const listed = usePickList(withIndex(options), optionsFirst)
  const edits = useEditedList(options, onSave)
  const { onAdd } = edits
  if (options.length === 0 && !onSave && !note) return null
  return (
    <Item>
      <div className="grid gap-0.5">
        <h3 id={heading} className="type-h3">
          {title}
        </h3>
        {note && <p className="text-pretty text-text-2">{note}</p>}
      </div>
      <ul ref={listed.list} aria-labelledby={heading} className="divide-y empty:hidden">
        <PickItems list={listed}>
          {({ item: option, index }) => (
            <MovableItem
              key={edits.toKey(index)}
              {...placeInList({ item: option, index })}
              onMove={edits.onMove}
              className="rounded-badge py-2.5 first:pt-0"
            >
              <OptionRow
                option={option}
                place={`${place}.${index}`}
                isChosen={option === chosen}
                onChoose={() => onChoose(option)}
                onSave={edits.onChange(index)}
                onDelete={edits.onDelete(index)}
              />
            </MovableItem>
          )}
        </PickItems>
      </ul>
      <ShowMore next={listed.next} onClick={listed.showNext} />
      {onAdd && (
        <AddItem
          what="text"
          place={`${place}.new`}
          fields={optionFields}
          blank={{ text: '', stressed: '', reasoning: '' }}
          onAdd={async ({ text = '', stressed = '', reasoning = '' }) => {
            await onAdd({ text, highlightedWords: listIn(stressed), reasoning, evidence: null })
            listed.showAll()
          }}
        />
      )}
    </Item>
  )
}

type RowProps = {
  option: TextOption
  place: string
  isChosen: boolean
  onChoose: () => void
  onSave?: (option: TextOption) => Promise<void>
  onDelete?: () => Promise<void>
}

const optionFields: readonly EditField[] = [
  { name: 'text', label: 'Text', hint: `At most ${maxThumbnailWords} words read well at phone size.` },
  { name: 'stressed', label: 'Highlighted words', hint: 'Separated by commas.', optional: true },
  { name: 'reasoning', label: 'Reasoning', lines: 2, optional: true },
]

function OptionRow({ option, place, isChosen, onChoose, onSave, onDelete }: RowProps) {
  const editing = useEditing(
    option.id ?? place,
    { text: option.text, stressed: option.highlightedWords.join(', '), reasoning: option.reasoning },
    onSave &&
      ((values) =>
        onSave({
          ...option,
          text: (values.text ?? '').trim(),
          highlightedWords: listIn(values.stressed ?? ''),
          reasoning: (values.reasoning ?? '').trim(),
        })),
  )
  if (editing.isOpen) {
    return <EditForm editing={editing} fields={optionFields} onDelete={onDelete} />
  }
  return (
    <ItemRow
      acts={
        <>
          {onSave && <EditButton editing={editing} what={`text “${option.text}”`} item={`textOptions.${place}`} />}
          <Copy text={option.text} isQuiet={!isChosen} />
        </>
      }
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="touch-area relative flex items-center gap-2.5 justify-self-start rounded-badge text-left text-[17px] leading-6 font-[650] tracking-[-0.02em] hover:text-petrol"
      >
        <span
          aria-hidden
          className={classNames(
            'size-3.5 shrink-0 rounded-full border border-line-strong',
            isChosen && 'border-4 border-text',
          )}
        />
        <span dir="auto" className="wrap-anywhere">
          <StressedText option={option} />
        </span>
      </button>
      <p className="type-hint flex flex-wrap pl-6 items-center gap-x-2 gap-y-1 text-text-3 max-md:pt-1.5">
        {option.reasoning}
        {option.evidence && (
          <Quiet>
            <PassageChip evidence={option.evidence} />
          </Quiet>
        )}
      </p>
    </ItemRow>
  )
}

/** A copy button, always visible for the chosen text. */
function Copy({ text, isQuiet }: { text: string; isQuiet: boolean }) {
  const quiet = useQuiet()
  return (
    <CopyButton
      iconOnly
      label={`Copy text “${text}”`}
      text={text}
      className={classNames('text-text-3', isQuiet && quiet)}
    />
  )
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
