import type { Sentence } from '@podcastai/episode'
import type { SpokenContext } from './spoken-context.server.ts'

/** Returns problems with a weekday or month if the sentences name another one, unless it is known of the episode. */
export function dayProblems(own: string, ground: readonly Sentence[], said: SpokenContext): string[] {
  return (['weekday', 'month'] as const).flatMap((kind) => {
    const unknown = findDays(own, said.textLanguage, kind).filter(
      ({ written }) => !said.known.includes(` ${written.toLowerCase()} `),
    )
    if (unknown.length === 0) return []
    const theirs = new Set(ground.flatMap(({ text }) => findDays(text, said.talkLanguage, kind).map(({ day }) => day)))
    const wrong = unknown.filter(({ day }) => theirs.size > 0 && !theirs.has(day))
    return wrong.map(({ written }) => `“${written}” isn’t the day that was said. Use that one.`)
  })
}

type DayKind = 'weekday' | 'month'

/** Returns the weekdays or months of a text, as they are written and by their index. */
function findDays(text: string, language: string | null, kind: DayKind): { written: string; day: number }[] {
  const names = getDayNames(language ?? 'en', kind)
  const isEnglish = (language ?? 'en') === 'en'
  return [...text.matchAll(word)].flatMap(({ 0: written, index }) => {
    const day = names.indexOf(isEnglish ? written.replace(/days$/, 'day').toLowerCase() : written.toLowerCase())
    const isVerb = isEnglish && !isEnglishDay(written, text.slice(index + written.length))
    return day < 0 || isVerb ? [] : { written, day }
  })
}

const word = /\p{L}+(?:-\p{L}+)?/gu

/** True if an English word names a day: "may" and "march" are also verbs. */
function isEnglishDay(written: string, behind: string): boolean {
  if (written === 'May' || !/^[A-Z]/.test(written)) return false
  return written !== 'March' || /^ \d/.test(behind)
}

const dayNames = new Map<string, string[]>()

function getDayNames(language: string, kind: DayKind): string[] {
  const key = `${language} ${kind}`
  const names = dayNames.get(key) ?? listDayNames(language, kind)
  dayNames.set(key, names)
  return names
}

/** Opening a format takes a hundred times as long as looking its names up. */
function listDayNames(language: string, kind: DayKind): string[] {
  const format = new Intl.DateTimeFormat(language, { [kind]: 'long', timeZone: 'UTC' })
  const toDate = (at: number) => (kind === 'month' ? Date.UTC(2024, at, 15) : Date.UTC(2024, 0, at + 1))
  return Array.from({ length: kind === 'month' ? 12 : 7 }, (_, at) => format.format(toDate(at)).toLowerCase())
}
