import { CopyButton, lateComponent } from '@podcastai/ui'
import { UsersRound } from 'lucide-react'
import { EditForm, parseChoice } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Facts, Item, ItemFoot, Verified, Why } from '../../views/item.web.tsx'
import { ItemPicture } from '../../views/item-acts.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PassageChip } from '../../views/passage-chips.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import { QuietVideoButton } from '../../views/video-button.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { EditedWords } from './edited-words.web.tsx'
import { firstWords } from './first-words.ts'
import { movedText, passageSaid } from './moved-quote.ts'
import { type QuoteTranslation, translationMark } from './quote-translation.ts'
import { inMarks, type Quote, type QuoteCategory, type Quotes, quoteLine } from './quotes.ts'

/** Loaded only when a quote's form opens. */
const QuoteEnds = lateComponent(async () => (await import('./quote-ends.web.tsx')).QuoteEnds)

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
  const listed = usePickList(withIndex(content), quotesFirst)
  const edits = useEditedList(content, onSave)
  const { onAdd } = edits
  return (
    <>
      <WordForWord quotes={content} />
      <ul ref={listed.list} className="grid gap-3">
        <PickItems list={listed}>
          {({ item: quote, index }) => (
            <MovableItem
              key={edits.toKey(index)}
              {...placeInList({ item: quote, index })}
              onMove={edits.onMove}
              className="rounded-card"
            >
              <QuoteItem
                quote={quote}
                place={String(index)}
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
          what="quote"
          place="new"
          fields={[
            { name: 'text', label: 'Quote', lines: 3, spoken: true, hint: newQuoteHint },
            { name: 'category', label: 'Category', choices: categoryNames },
          ]}
          blank={{ text: '', category: 'insight' }}
          onAdd={async ({ text = '', category }) => {
            await onAdd(newQuote(text, parseChoice(categoryNames, category, 'insight')))
            listed.showAll()
          }}
        />
      )}
    </>
  )
}

const newQuoteHint = 'We find these words in the transcript and add the speaker and the time.'

/** Shows once that the quotes are verbatim; a quote that is not says so itself. */
function WordForWord({ quotes }: { quotes: Quotes }) {
  const verified = quotes.filter((quote) => quote.verified).length
  if (verified === 0) return null
  return (
    <p className="-mt-1 flex flex-wrap items-center gap-x-2">
      <Verified>Word for word</Verified>
      {verified < quotes.length && (
        <span className="type-hint text-text-3">
          {verified} of {quotes.length}. The others are marked.
        </span>
      )}
    </p>
  )
}

/** Creates a quote for the user to add. The server finds out who said it, where, and whether it is verbatim. */
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
  const { text, speaker, evidence, verified, category, timestamp, asSaid, divided, translation, why } = quote
  const editing = useEditing(
    quote.id ?? place,
    { text, category, moved: '', translation: translation?.text ?? '' },
    onSave &&
      ((values) => {
        const words = (values.text ?? '').trim()
        const passage = passageSaid(values.moved ?? '', words)
        return onSave({
          ...quote,
          text: words,
          category: parseChoice(categoryNames, values.category, category),
          translation: translation && withText(translation, values.translation ?? translation.text),
          ...(evidence && passage && { evidence: { ...evidence, ...passage } }),
        })
      }),
  )
  const what = `quote “${firstWords(text)}”`
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
              hint: 'If you change the words, the quotation marks and “Word for word” are removed.',
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
            ...(translation ? [translationField] : []),
            { name: 'category', label: 'Category', choices: categoryNames },
          ]}
        />
      ) : (
        <>
          <div className="flex items-start gap-4 max-md:gap-3">
            {verified ? (
              <blockquote dir="auto" className="type-quote min-w-0 flex-1 -indent-[0.42em] wrap-anywhere">
                {inMarks(quote)}
              </blockquote>
            ) : (
              <p dir="auto" className="type-quote min-w-0 flex-1 wrap-anywhere">
                {text}
              </p>
            )}
            <ItemPicture
              path={place}
              what={what}
              words={quoteLine(quote)}
              className="aspect-square w-23 max-desk:w-14"
            />
          </div>
          {translation && <Translation {...translation} />}
          {onSave && verified && asSaid && <AsSaid words={asSaid} />}
          {onSave && !verified && divided && <Divided />}
          {!verified && !divided && (
            <EditedWords evidence={evidence} onRestore={onSave && ((said) => onSave({ ...quote, text: said }))} />
          )}
          <Why>{why}</Why>
          <ItemFoot
            acts={
              <>
                {onSave && (
                  <EditButton
                    editing={editing}
                    what={what}
                    item={place}
                    more={evidence && <QuietVideoButton title={firstWords(quote.text)} evidence={evidence} />}
                  />
                )}
                <CopyButton text={quoteLine(quote)} />
              </>
            }
          >
            <PassageChip evidence={evidence} />
            {!evidence && <Facts facts={[timestamp, speaker]} />}
            <Facts facts={[verified && asSaid ? 'Filler words removed' : null, categoryNames[category]]} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

const translationField = {
  name: 'translation',
  label: 'Translation',
  lines: 2,
  optional: true,
  hint: 'Clear it to remove it. If you change the words of the quote, it is removed too.',
}

/** Returns the translation with other words; undefined if there are none. */
function withText(translation: QuoteTranslation, text: string): QuoteTranslation | undefined {
  return text.trim() === '' ? undefined : { ...translation, text: text.trim() }
}

function Translation({ text, language, from }: QuoteTranslation) {
  return (
    <div>
      <p lang={language} dir="auto" className="type-copy text-text-2 wrap-anywhere">
        {text}
      </p>
      <p className="type-hint text-text-3">{translationMark({ from })}</p>
    </div>
  )
}

/** Explains why the words are no longer a quote. */
function Divided() {
  return (
    <p className="type-small flex gap-x-2 text-warn">
      <UsersRound aria-hidden size={14} className="mt-0.5 shrink-0" />
      Two people say these words. Shorten the quote to what one of them said.
    </p>
  )
}

/** The exact words, including the fillers that the quote omits. */
function AsSaid({ words }: { words: string }) {
  return (
    <details className="type-hint">
      <summary className="touch-area relative w-fit cursor-pointer">Show exact words</summary>
      <p dir="auto" className="pt-1 wrap-anywhere">
        “{words}”
      </p>
    </details>
  )
}
