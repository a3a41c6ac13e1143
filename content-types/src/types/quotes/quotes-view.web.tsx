import { CopyButton } from '@podcastai/ui'
import { UsersRound } from 'lucide-react'
import { countWords } from '../../spoken/count-words.ts'
import { countOf } from '../../type/count-of.ts'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { chosenOf, EditButton, EditForm, useEditing } from '../../views/editing.web.tsx'
import { Facts, Item, ItemFoot, Verified } from '../../views/item.web.tsx'
import { PassageChip } from '../../views/passage-chips.web.tsx'
import { ShowMore, useFirst } from '../../views/show-more.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { EditedWords } from './edited-words.web.tsx'
import { firstWords } from './first-words.ts'
import { movedText, passageSaid } from './moved-quote.ts'
import { QuoteEnds } from './quote-ends.web.tsx'
import { inMarks, type Quote, type QuoteCategory, type Quotes, quoteLine } from './quotes.ts'

const quotesFirst = 3

const categoryNames = {
  insight: 'Insight',
  advice: 'Advice',
  story: 'Story',
  humor: 'Humor',
  contrarian: 'Contrarian',
  statistic: 'Statistic',
} as const satisfies Record<QuoteCategory, string>

export function QuotesView({ content, onSave }: ViewProps<Quotes>) {
  const { shown, left, showAll, list } = useFirst(content, quotesFirst)
  const edits = useEditedList(content, { placeOf: String, onSave })
  const { onAdd } = edits
  return (
    <>
      <ul ref={list} className="grid gap-3">
        {shown.map((quote, index) => (
          <li key={edits.keyOf(index)} tabIndex={-1} className="rounded-card">
            <QuoteItem
              quote={quote}
              place={String(index)}
              onSave={edits.onChange(index)}
              onDelete={edits.onDelete(index)}
            />
          </li>
        ))}
      </ul>
      <ShowMore left={left} onClick={showAll} />
      {onAdd && (
        <AddItem
          what="quote"
          place="new"
          fields={[
            { name: 'text', label: 'Quote', lines: 3, spoken: true, hint: newQuoteHint },
            { name: 'category', label: 'Category', choices: categoryNames },
          ]}
          blank={{ text: '', category: 'insight' }}
          onAdd={async ({ text = '', category }) => {
            await onAdd(newQuote(text, chosenOf(categoryNames, category, 'insight')))
            showAll()
          }}
        />
      )}
    </>
  )
}

const newQuoteHint = 'We look for these words in the transcript, and add who said them and when.'

/** Who said it, where, and whether word for word: the server looks in the transcript. */
function newQuote(text: string, category: QuoteCategory): Quote {
  return { text, category, speaker: null, timestamp: null, estimated: false, verified: false, evidence: null }
}

type ItemProps = {
  quote: Quote
  place: string
  onSave?: (quote: Quote) => Promise<void>
  onDelete?: () => Promise<void>
}

function QuoteItem({ quote, place, onSave, onDelete }: ItemProps) {
  const { text, speaker, evidence, verified, category, timestamp, asSaid, divided } = quote
  const editing = useEditing(
    place,
    { text, category, moved: '' },
    onSave &&
      ((values) => {
        const words = (values.text ?? '').trim()
        const passage = passageSaid(values.moved ?? '', words)
        return onSave({
          ...quote,
          text: words,
          category: chosenOf(categoryNames, values.category, category),
          ...(evidence && passage && { evidence: { ...evidence, ...passage } }),
        })
      }),
  )
  return (
    <Item editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          onDelete={onDelete}
          fields={[
            {
              name: 'text',
              label: 'Quote',
              lines: 3,
              spoken: true,
              hint: 'If you change the words, they lose their quotation marks and “Word for word”.',
              below: (
                <QuoteEnds
                  quote={quote}
                  words={editing.values.text ?? ''}
                  moved={editing.values.moved ?? ''}
                  isDisabled={editing.isSaving}
                  onMove={(said) => editing.set({ text: said.words, moved: movedText(said) })}
                />
              ),
            },
            { name: 'category', label: 'Category', choices: categoryNames },
          ]}
        />
      ) : (
        <>
          {verified ? (
            <blockquote className="type-quote -indent-[0.42em] wrap-anywhere">{inMarks(quote)}</blockquote>
          ) : (
            <p className="type-quote wrap-anywhere">{text}</p>
          )}
          {verified && asSaid && <AsSaid words={asSaid} />}
          {!verified && divided && <Divided />}
          {!verified && !divided && (
            <EditedWords evidence={evidence} onRestore={onSave && ((said) => onSave({ ...quote, text: said }))} />
          )}
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what={`quote “${firstWords(text)}”`} item={place} />}
                <CopyButton text={quoteLine(quote)} />
              </>
            }
          >
            <PassageChip evidence={evidence} />
            {!evidence && <Facts facts={[timestamp, speaker]} />}
            {verified && <Verified>{asSaid ? 'Word for word, fillers left out' : 'Word for word'}</Verified>}
            <Facts facts={[categoryNames[category], countOf(countWords(text), 'word')]} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

/** Why words that were a quote are none any more. */
function Divided() {
  return (
    <p className="type-small flex gap-x-2 text-warn">
      <UsersRound aria-hidden size={14} className="mt-0.5 shrink-0" />
      Two people say these words, so they are not one person’s quote. Shorten them to what one of them said.
    </p>
  )
}

/** What was said exactly, for whoever wants to know what was left out. */
function AsSaid({ words }: { words: string }) {
  return (
    <details className="type-hint">
      <summary className="touch-area relative w-fit cursor-pointer">As it was said</summary>
      <p className="pt-1 wrap-anywhere">“{words}”</p>
    </details>
  )
}
