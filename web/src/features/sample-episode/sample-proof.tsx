import { timeCode } from '@podcastai/content-types'
import { EvidenceChip, StripKey, TalkStrip, TimeRuler } from '@podcastai/ui'
import { useState } from 'react'
import { type SamplePassageKey, sampleEpisode, samplePassages, samplePieces } from './sample-episode.ts'

/**
 * The product's idea in one box: the episode, a passage of it, and the resulting content. Each chip jumps to its
 * passage.
 */
export function SampleDemo({ narrow = false }: { narrow?: boolean }) {
  const [shown, setShown] = useState<SamplePassageKey>('rule')
  const passage = samplePassages[shown]
  const columns = narrow ? 'grid-cols-1' : 'grid-cols-[minmax(0,5fr)_minmax(0,6fr)] max-lg:grid-cols-1'
  return (
    <section aria-label="Sample episode" className="overflow-hidden rounded-dialog border bg-surface">
      <div className="border-b px-6 pt-4.5 pb-3 max-md:px-4">
        <div className="type-small mb-3 flex items-center justify-between gap-4">
          <p>
            <b className="font-semibold">{sampleEpisode.title}</b>{' '}
            <span className={narrow ? 'text-text-3' : 'text-text-3 max-md:hidden'}>Sample episode, 29 minutes</span>
          </p>
          <p className={narrow ? 'hidden' : 'flex gap-3.5 max-md:hidden'}>
            <StripKey lane={0} name={sampleEpisode.host} />
            <StripKey lane={1} name={sampleEpisode.guest} />
          </p>
        </div>
        <TalkStrip
          columns={sampleEpisode.strip}
          height={narrow ? 48 : 66}
          label="Who speaks when: Maya asks, Jonas answers at length."
          marks={[
            {
              from: passage.from / sampleEpisode.seconds,
              to: passage.to / sampleEpisode.seconds,
              label: `Said at ${passage.time}`,
            },
          ]}
          playHead={passage.from / sampleEpisode.seconds}
        />
        <TimeRuler seconds={sampleEpisode.seconds} format={timeCode} />
      </div>
      <div className={`grid ${columns}`}>
        <div
          className={
            narrow ? 'border-b px-6 py-6' : 'border-r px-6 py-6 max-lg:border-r-0 max-lg:border-b max-md:px-4.5'
          }
        >
          <p className="type-time leading-4 text-text-3">Said at {passage.time}</p>
          <blockquote className="my-3 font-serif text-[25px] leading-9 text-pretty -indent-2.5 max-md:text-[21px] max-md:leading-[30px]">
            “{passage.said.before}
            <mark>{passage.said.marked}</mark>
            {passage.said.after}”
          </blockquote>
          <p className="type-small text-text-3">Jonas Reed, guest</p>
        </div>
        <div className="px-6 pt-6 pb-3.5 max-md:px-4">
          <p className="type-time leading-4 text-text-3">Made from the episode</p>
          <ul className="mt-0.5 divide-y">
            {samplePieces.map((piece) => (
              <li
                key={piece.kind}
                className="grid grid-cols-[76px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-2.5 max-md:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="type-small text-text-3 max-md:col-start-1">{piece.kind}</span>
                <PieceText piece={piece} />
                <span className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
                  <EvidenceChip
                    time={samplePassages[piece.from].time}
                    speaker={sampleEpisode.guest}
                    active={piece.from === shown}
                    onJump={() => setShown(piece.from)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function PieceText({ piece }: { piece: (typeof samplePieces)[number] }) {
  if (piece.kind === 'Quote') return <q className="font-serif text-base leading-[21px]">{piece.text}</q>
  if (!piece.stressed) return <span className="text-[15px] leading-[21px] font-medium">{piece.text}</span>
  const [before, after] = piece.text.split(piece.stressed)
  return (
    <span className="text-lg leading-[21px] font-bold tracking-[-0.02em]">
      {before}
      <mark>{piece.stressed}</mark>
      {after}
    </span>
  )
}
