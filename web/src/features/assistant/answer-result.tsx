import { getTypeName, isTextFormatKey } from '@podcastai/content-types'
import type { CheckedType, Transcript } from '@podcastai/contracts'
import { Check, ChevronDown, TriangleAlert } from 'lucide-react'
import { asSentence, placeLabel } from './place-labels.ts'

/** Counts the texts of a reply that passed, and those that failed or are missing. */
export function countTexts(types: readonly CheckedType[]): { holds: number; faults: number } {
  return {
    holds: types.reduce((sum, { texts }) => sum + texts.length, 0),
    faults: types.reduce((sum, { leftOut, missing }) => sum + leftOut.length + missing.length, 0),
  }
}

/** The texts that passed, by type, and those that failed and why. */
export function AnswerResult({ transcript, types }: { transcript: Transcript; types: readonly CheckedType[] }) {
  const faults = types.flatMap(({ leftOut, missing }) => [...leftOut, ...missing.map((one) => ({ ...one, text: '' }))])
  return (
    <div className={faults.length > 0 ? 'grid gap-x-6 gap-y-4 md:grid-cols-2' : 'grid'}>
      <section aria-label="What passed" className="min-w-0">
        <h4 className="type-label pb-1.5 text-text-2">What passed</h4>
        <ul className="divide-y border-y">
          {types.map((type) => (
            <Holding key={type.contentType} name={getTypeName(transcript.generation, type.contentType)} type={type} />
          ))}
        </ul>
      </section>
      {faults.length > 0 && (
        <section aria-label="What didn’t pass" className="min-w-0">
          <h4 className="type-label pb-1.5 text-text-2">What didn’t pass</h4>
          <ul className="divide-y border-y">
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: each check returns a whole new list
              <Fault key={index} {...fault} place={toPlace(transcript, fault.at)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Holding({ name, type: { texts, problem, isSaved } }: { name: string; type: CheckedType }) {
  const count = texts.length === 1 ? '1 text' : `${texts.length} texts`
  return (
    <li className="py-2">
      <details className="group">
        <summary className="touch-area relative flex min-h-6 cursor-pointer items-center gap-2">
          {problem === null ? (
            <Check aria-hidden size={14} className="shrink-0 text-ok" />
          ) : (
            <TriangleAlert aria-hidden size={14} className="shrink-0 text-warn" />
          )}
          <span className="min-w-0 flex-1">{name}</span>
          <span className="type-small text-text-3 tabular-nums">{isSaved ? `${count}, saved` : count}</span>
          <ChevronDown aria-hidden size={14} className="shrink-0 text-text-3 group-open:rotate-180" />
        </summary>
        <ul className="type-small mt-1.5 grid gap-1.5 pl-5.5 text-text-2">
          {texts.map(({ at, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each check returns a whole new list
            <li key={index} className="line-clamp-3 wrap-anywhere">
              {!isTextFormatKey(at) && <span className="text-text-3">{placeLabel(at)}: </span>}
              {text}
            </li>
          ))}
        </ul>
      </details>
      {problem !== null && <p className="type-small pl-5.5 text-warn wrap-anywhere">{problem}</p>}
    </li>
  )
}

function toPlace(transcript: Transcript, at: string): string {
  return isTextFormatKey(at) ? getTypeName(transcript.generation, at) : placeLabel(at)
}

function Fault({ place, text, why }: CheckedType['leftOut'][number] & { place: string }) {
  return (
    <li className="grid gap-0.5 py-2">
      <p className="type-label">{place}</p>
      {text !== '' && <p className="type-small line-clamp-3 text-text-2 wrap-anywhere">{text}</p>}
      <p className="type-small text-danger wrap-anywhere">{asSentence(why)}</p>
    </li>
  )
}
