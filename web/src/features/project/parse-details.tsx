import type { ParseReport as Report, Transcript } from '@podcastai/contracts'
import type { ReactNode } from 'react'
import { describeTimes } from '../../lib/time-source-words.ts'
import { LeftOutPassages, useLeftOut } from './left-out.tsx'
import { SpeakerList } from './speakers/speaker-list.tsx'

type Props = {
  report: Report
  transcript: Pick<Transcript, 'id' | 'speakers' | 'analysis' | 'status' | 'content'>
  onRenameSpeaker?: (name: string) => void
}

/** The format that a file was read as, its speakers, and what was repaired. */
export function ParseDetails({ report, transcript, onRenameSpeaker }: Props) {
  const { analysis } = transcript
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name="Read as">{report.dialect}</Fact>
        <Fact name="Found">
          {counted(report.segments, 'segment')} in {counted(report.turns, 'turn')}
        </Fact>
        <Fact name="Times">{describeTimes(report.timeSource)}</Fact>
        {analysis?.language && <Fact name="Language">{languageName(analysis.language)}</Fact>}
      </dl>
      <Part title="Speakers">
        <SpeakerList transcript={transcript} onRename={onRenameSpeaker} />
      </Part>
      <Part title="Repaired and left out">
        <Notes report={report} transcript={transcript} />
      </Part>
    </>
  )
}

const noteWords = { repaired: 'Repaired', dropped: 'Left out' } as const

function Notes({ report: { notes, notKept }, transcript }: Pick<Props, 'report' | 'transcript'>) {
  const passages = useLeftOut(transcript)
  if (notes.length === 0) return <p className="type-small text-text-2">Nothing was repaired or left out.</p>
  return (
    <ul className="grid gap-2">
      {notes.map(({ kind, what, ...facts }) => (
        <li key={`${kind} ${what}`} className="type-small grid grid-cols-[72px_minmax(0,1fr)] gap-2">
          <span className="text-text-3">{noteWords[kind]}</span>
          <span className="wrap-anywhere">
            {what}
            <span className="text-text-3">{noteFacts(facts)}</span>
          </span>
          {kind === 'dropped' && <LeftOutPassages {...passages} what={what} />}
        </li>
      ))}
      {notKept > 0 && <li className="type-small text-text-3">{notKeptWords(notKept)}</li>}
    </ul>
  )
}

function notKeptWords(count: number): string {
  return `${counted(count, 'more line')} ${count === 1 ? 'was' : 'were'} too much to keep. ${count === 1 ? 'It is' : 'They are'} in your file.`
}

function noteFacts({ count, firstLine, firstEntry }: Omit<Report['notes'][number], 'kind' | 'what'>): string {
  const times = count > 1 ? ` · ${count.toLocaleString('en-US')} times` : ''
  const place = firstLine === null ? formatPlace('entry', firstEntry) : formatPlace('line', firstLine)
  return place === '' ? times : `${times} · ${count > 1 ? 'first in' : 'in'} ${place}`
}

function formatPlace(what: string, number: number | undefined): string {
  return number === undefined ? '' : `${what} ${number.toLocaleString('en-US')}`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t pt-3">
      <h3 className="type-label text-text-2">{title}</h3>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="type-small text-text-3">{name}</dt>
      <dd className="type-small wrap-anywhere first-letter:uppercase">{children}</dd>
    </>
  )
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
}
