// Shows and edits where a clip is cut: the talk around it with a handle at each end, and its first and last sentence.
import { classNames, EvidenceChip, Skeleton } from '@podcastai/ui'
import type { End } from '../talk/move-ends.ts'
import { PassageChip } from '../views/passage-chips.web.tsx'
import { useQuiet } from '../views/quiet.web.tsx'
import { SentenceStep } from '../views/trim-handle.web.tsx'
import { TalkAway } from '../views/use-talk.web.tsx'
import { TrimBand } from './trim-band.web.tsx'
import type { ClipCut } from './use-clip-cut.web.tsx'

export function ClipTrim({ cut }: { cut: ClipCut }) {
  const { here, trim, isFixed, isResting, losesReason } = cut
  const canMove = trim && !isFixed
  const quiet = useQuiet()
  const look = isResting ? quiet : undefined
  return (
    <>
      {here && !here.isAway && (
        <div className="flex items-center gap-2.5 max-md:gap-1.5">
          {canMove && <SentenceStep trim={trim} end="first" by={-1} variant="outline" className={look} />}
          {trim ? (
            <TrimBand trim={trim} isFixed={isFixed} isResting={isResting} />
          ) : (
            here.talk === null && <Skeleton className="h-12 flex-1 rounded-[6px]" />
          )}
          {canMove && <SentenceStep trim={trim} end="last" by={1} variant="outline" className={look} />}
        </div>
      )}
      <TalkAway here={here} />
      <ClipEnds cut={cut} />
      {losesReason && (
        <p className="type-hint text-text-3">The score is for the earlier cut. Saving removes the reason for it.</p>
      )}
    </>
  )
}

/** The clip's first and last sentence beside their times, and buttons that move its ends by a sentence. */
function ClipEnds({ cut: { shown, trim, isFixed, isResting } }: { cut: ClipCut }) {
  const { evidence, startTime, endTime, firstSentence, lastSentence } = shown
  const quiet = useQuiet()
  const ends = [
    { end: 'first', name: 'Starts', estimated: evidence.estimated, time: startTime, sentence: firstSentence, by: 1 },
    { end: 'last', name: 'Ends', estimated: shown.estimated, time: endTime, sentence: lastSentence, by: -1 },
  ] as const satisfies { end: End; by: 1 | -1; [part: string]: unknown }[]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 gap-y-1.5">
      {ends.map(({ end, name, estimated, time, sentence, by }) => (
        <div key={name} className="contents">
          <dt>
            <span className="only-read">{name} at </span>
            {/* Both lead to the same passage, so only one needs to be a button. */}
            {end === 'first' ? (
              <PassageChip evidence={evidence} time={time} estimated={estimated} withSpeaker={false} />
            ) : (
              <EvidenceChip time={time} estimated={estimated} />
            )}
          </dt>
          <dd className="flex min-w-0 items-baseline gap-1.5">
            <span
              className={classNames(
                'type-transcript min-w-0 flex-1 leading-[22px] wrap-anywhere',
                // While an end is moved the whole sentence shows, even if it is very long.
                isResting && 'line-clamp-6',
              )}
            >
              “{sentence}”
            </span>
            {trim && !isFixed && (
              <span className="-my-1.5 self-center">
                <SentenceStep trim={trim} end={end} by={by} className={isResting ? quiet : undefined} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
