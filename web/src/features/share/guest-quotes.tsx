import { inMarks, saidQuotes, translationMark } from '@podcastai/content-types'
import type { SharedGuest, SharedProject } from '@podcastai/contracts'
import { buttonStyle, CopyButton, EvidenceChip } from '@podcastai/ui'
import { useState } from 'react'
import type { usePassagePlay } from './sound/use-passage-play.tsx'

type GuestQuote = NonNullable<SharedProject['content']['quotes']>[number]

/** Number of quotes per guest to show at first. */
const quotesFirst = 3

type Props = Pick<SharedProject, 'guests' | 'content'> & { renderPlay: ReturnType<typeof usePassagePlay> }

/** Each guest's verbatim quotes, ready to post under their own handle. Guests without quotes are left out. */
export function GuestQuotes({ guests, content, renderPlay }: Props) {
  const quotes = content.quotes ?? []
  return guests.map((guest) => {
    const own = saidQuotes(quotes).filter(({ speaker }) => speaker === guest.speaker)
    return own.length > 0 && <OwnQuotes key={guest.speaker} guest={guest} quotes={own} renderPlay={renderPlay} />
  })
}

type OwnProps = Pick<Props, 'renderPlay'> & { guest: SharedGuest; quotes: readonly GuestQuote[] }

function OwnQuotes({ guest, quotes, renderPlay }: OwnProps) {
  const [all, setAll] = useState(false)
  const shown = all ? quotes : quotes.slice(0, quotesFirst)
  return (
    <section
      aria-label={`Quotes by ${guest.name}`}
      className="grid gap-3 rounded-card border bg-surface p-4.5 max-md:p-3.5"
    >
      <div>
        <h2 className="type-h2">Quotes by {guest.name}</h2>
        <p className="type-small text-text-2">{[guest.title, formatHandle(guest)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className="grid divide-y">
        {shown.map((quote) => (
          <li key={`${quote.timestamp} ${quote.text}`} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <blockquote dir="auto" className="type-quote -indent-[0.42em] wrap-anywhere">
              {inMarks(quote)}
            </blockquote>
            {quote.translation && (
              <p lang={quote.translation.language} dir="auto" className="type-copy text-text-2 wrap-anywhere">
                {quote.translation.text}
                <span className="type-hint block text-text-3">{translationMark(quote.translation)}</span>
              </p>
            )}
            <div className="flex flex-wrap items-center justify-between gap-2">
              {quote.timestamp && (
                <span className="inline-flex items-center gap-1">
                  <EvidenceChip time={quote.timestamp} estimated={quote.estimated} />
                  {renderPlay?.(quote.evidence)}
                </span>
              )}
              <CopyButton text={signed(quote, guest)} label="Copy with name" className="ml-auto" />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < quotes.length && (
        <button type="button" className={buttonStyle({ className: 'w-full' })} onClick={() => setAll(true)}>
          Show all {quotes.length}
        </button>
      )}
    </section>
  )
}

/** Returns “We closed on our busiest day.” — Jonas Reed (@jonasbakes) */
function signed(quote: GuestQuote, guest: SharedGuest): string {
  const handle = formatHandle(guest)
  return `${inMarks(quote)} — ${guest.name}${handle ? ` (${handle})` : ''}`
}

function formatHandle({ handle }: SharedGuest): string | null {
  const bare = handle?.trim() ?? ''
  if (bare === '') return null
  // Links and names with spaces get no @.
  return /^[\w.]+$/.test(bare) ? `@${bare}` : bare
}
