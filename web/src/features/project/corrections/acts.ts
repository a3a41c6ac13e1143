// All acts on a transcript as its list shows them: corrected words, speakers, passages that are not speech, labels, and turns.
import type {
  Correction,
  Corrections,
  LabelsAsWords,
  NotSpeech,
  SpeakerOverrides,
  TurnChange,
} from '@podcastai/contracts'
import { timeAgo } from '../../../lib/dates.ts'
import { byWhom } from './corrected-by.tsx'
import { isOnItsWay } from './on-its-way.ts'

export type Act = {
  id: string
  from: string
  to: string
  kind: 'words' | 'speaker' | 'not speech' | 'turn'
  places: string
  byWhom: string
  createdAt: string
  isOnItsWay: boolean
  /** The file was parsed again, and no longer has these words. */
  isLost: boolean
}

/** Returns the acts, newest first. */
export function listActs({ corrections, given, notSpeech, labels, turns, lost }: Corrections): Act[] {
  const acts = [
    ...corrections.map((one) => toWords(one, false)),
    ...lost.map((one) => toWords({ ...one, places: [] }, true)),
    ...given.map(toSpeaker),
    ...notSpeech.map(toPassage),
    ...labels.map(toLabels),
    ...turns.map(toTurn),
  ]
  const newestFirst = acts.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  // A correction in flight has no time yet, so it sorts first.
  return [...newestFirst.filter((act) => act.isOnItsWay), ...newestFirst.filter((act) => !act.isOnItsWay)]
}

type Lists = { [Key in Exclude<keyof Corrections, 'lost' | 'leftOut'>]: readonly unknown[] }

export function countActs({ corrections, given, notSpeech, labels, turns }: Lists): number {
  return corrections.length + given.length + notSpeech.length + labels.length + turns.length
}

function toWords(one: Correction, isLost: boolean): Act {
  const places = [countPlaces(one.places), one.source === 'workspace' && 'for every episode']
  return {
    ...{ id: one.id, from: one.heard, to: one.written, kind: 'words', createdAt: one.createdAt, isLost },
    ...{ places: places.filter(Boolean).join(' · '), byWhom: byWhom(one), isOnItsWay: isOnItsWay(one) },
  }
}

function toSpeaker({ id, from, to, turns, lost, ...act }: SpeakerOverrides): Act {
  return {
    ...{ id, from: from ?? 'No speaker', to, kind: 'speaker', createdAt: act.createdAt, isLost: lost },
    ...{ places: countPlaces(turns), byWhom: done('speaker changed', act), isOnItsWay: false },
  }
}

function toPassage({ id, places, lost, ...act }: NotSpeech): Act {
  const words = places.map((place) => place.words).join(' ')
  return {
    ...{ id, from: words === '' ? 'A passage' : shorten(words), to: 'Not speech', kind: 'not speech' },
    ...{ places: places.length === 0 ? countPlaces(places) : '', byWhom: done('marked', act) },
    ...{ createdAt: act.createdAt, isOnItsWay: false, isLost: lost },
  }
}

function toLabels({ id, labels, byLayout, author, createdAt }: LabelsAsWords): Act {
  const by = { author: byLayout ? 'the layout of the file' : author, createdAt }
  return {
    ...{
      id,
      from: labels.join(', '),
      to: 'Not a speaker',
      kind: 'speaker',
      places: '',
      byWhom: done('turned into text', by),
    },
    ...{ createdAt, isOnItsWay: false, isLost: false },
  }
}

function toTurn({ id, kind, words, speaker, ...act }: TurnChange): Act {
  const isSplit = kind === 'split'
  return {
    ...{ id, from: shorten(words), to: speaker ?? (isSplit ? 'New turn' : 'Joined'), kind: 'turn', places: '' },
    ...{ byWhom: done(isSplit ? 'turn split' : 'turn joined', act), createdAt: act.createdAt },
    ...{ isOnItsWay: false, isLost: false },
  }
}

function done(what: string, { author, createdAt }: { author: string | null; createdAt: string }): string {
  return `${what}${author === null ? '' : ` by ${author}`}, ${timeAgo(createdAt)}`
}

function countPlaces({ length }: readonly unknown[]): string {
  if (length === 0) return 'Corrected again since'
  return length === 1 ? '1 place' : `${length} places`
}

/** Characters of a passage that the list shows. */
const maxOpening = 80

function shorten(words: string): string {
  return words.length <= maxOpening ? words : `${words.slice(0, words.lastIndexOf(' ', maxOpening))}…`
}
