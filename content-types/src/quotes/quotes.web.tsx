import { CopyButton } from '@podcastai/ui'
import { Quote as QuoteIcon } from 'lucide-react'
import { EditButton, EditForm, useEditing } from '../editing.web.tsx'
import { Facts, Item, ItemFoot, Verified } from '../item.web.tsx'
import { PassageChip } from '../passage-chips.web.tsx'
import { ShowMore, useFirst } from '../show-more.web.tsx'
import type { ContentTypeView, ViewProps } from '../view.web.tsx'
import { countWords } from '../youtube-script/youtube-script.ts'
import type { Quote, QuoteCategory, Quotes } from './quotes.ts'

const quotesFirst = 3

const categoryNames = {
  insight: 'Insight',
  advice: 'Advice',
  story: 'Story',
  humor: 'Humor',
  contrarian: 'Contrarian',
  statistic: 'Statistic',
} as const satisfies Record<QuoteCategory, string>

export const quotesView: ContentTypeView<Quotes> = {
  icon: QuoteIcon,
  View: QuotesView,
  passages: (content) =>
    content.flatMap(({ evidence, text }) => (evidence ? [{ evidence, label: firstWords(text) }] : [])),
  passageNoun: ['quote', 'quotes'],
  empty: {
    outline: <QuoteLines />,
    title: 'No quotes yet',
    text: 'The lines that stand alone, word for word, each with its speaker and time.',
  },
}

function QuotesView({ content, onSave }: ViewProps<Quotes>) {
  const { shown, left, showAll, list } = useFirst(content, quotesFirst)
  return (
    <>
      <ul ref={list} className="grid gap-3">
        {shown.map((quote, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote is its place in the list; texts can repeat
          <li key={index} tabIndex={-1} className="rounded-card">
            <QuoteItem
              quote={quote}
              place={String(index)}
              onSave={onSave && ((changed) => onSave(content.map((other) => (other === quote ? changed : other))))}
            />
          </li>
        ))}
      </ul>
      <ShowMore left={left} onClick={showAll} />
    </>
  )
}

type ItemProps = { quote: Quote; place: string; onSave?: (quote: Quote) => Promise<void> }

function QuoteItem({ quote, place, onSave }: ItemProps) {
  const { text, speaker, evidence, verified, category, timestamp } = quote
  const editing = useEditing(
    place,
    { text },
    onSave && ((values) => onSave({ ...quote, text: (values.text ?? '').trim() })),
  )
  return (
    <Item editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[
            {
              name: 'text',
              label: 'Quote',
              lines: 3,
              spoken: true,
              hint: 'Changed words are no longer “Word for word”.',
            },
          ]}
        />
      ) : (
        <>
          <blockquote className="type-quote -indent-[0.42em] wrap-anywhere">“{text}”</blockquote>
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what={`quote “${firstWords(text)}”`} item={place} />}
                <CopyButton text={speaker ? `“${text}” — ${speaker}` : `“${text}”`} />
              </>
            }
          >
            <PassageChip evidence={evidence} />
            {!evidence && <Facts facts={[timestamp, speaker]} />}
            {verified ? <Verified>Word for word</Verified> : <Facts facts={['Edited']} />}
            <Facts facts={[categoryNames[category], `${countWords(text)} words`]} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

function firstWords(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 6 ? text : `${words.slice(0, 6).join(' ')} …`
}

function QuoteLines() {
  return (
    <div className="mx-auto grid w-60 gap-3.5">
      {[1, 0.85, 0.6].map((width) => (
        <div key={width} className="flex items-center gap-2">
          <span className="type-quote leading-none">“</span>
          <div className="h-0 border-t border-dashed border-current" style={{ width: `${width * 100}%` }} />
        </div>
      ))}
    </div>
  )
}
