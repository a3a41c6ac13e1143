// What a file calls its episode. A wrong title is worse than the file's name, so only places count that are there to hold
// one: fields of JSON, front matter and captions, the first heading, the title of a page. Never a line of the talk.
import { bareName } from './columns.ts'
import { findFrontMatter, parseFrontMatter } from './front-matter.ts'
import { type Fields, isFields, toText } from './json-fields.ts'
import { findEpisodeData } from './json-ld.ts'
import { markdownText } from './markdown.ts'
import { opensTranscript } from './page-lines.ts'
import { plainText } from './plain-text.ts'

/** What stands above the talk is looked at, no more. */
const topLength = 20_000
const maxTitleLength = 150

/** The title that JSON states beside its talk, or undefined. */
export function titleInJson(json: unknown): string | undefined {
  if (!isFields(json)) return undefined
  const places = [
    json,
    ...placesIn(json),
    ...Object.values(json).flatMap((value) => (isFields(value) ? placesIn(value) : [])),
  ]
  for (const name of ['episodetitle', 'videotitle', 'title']) {
    const stated = places.flatMap((place) => stringsNamed(place, name))
    // Where two places disagree, one is the show's, or a chapter's.
    if (stated.length > 0) return new Set(stated).size === 1 ? cleanTitle(stated[0] ?? '') : undefined
  }
  return undefined
}

const placeNames = new Set(
  'metadata meta info episode episodeinfo episodemetadata video meeting data speech transcript recording'.split(' '),
)

/** Returns the objects in JSON that describe its talk. */
export function placesIn(fields: Fields): Fields[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    placeNames.has(bareName(name)) && isFields(value) ? [value] : [],
  )
}

function stringsNamed(fields: Fields, name: string): string[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    bareName(key) === name && typeof value === 'string' && value.trim() !== '' ? [toText(value)] : [],
  )
}

/** The title that stands above the words of a text, or undefined. */
export function titleInText(text: string): string | undefined {
  const top = text.slice(0, topLength)
  const page = /^\s*<(?:!doctype|html|\?xml)/i.test(top)
  const raw = page
    ? (titleInJson(findEpisodeData(text)) ?? titleOfPage(top))
    : (titleOfCaptions(top) ?? titleAboveTalk(top))
  return raw === undefined ? undefined : cleanTitle(raw)
}

function titleOfPage(top: string): string | undefined {
  // Timed text has its own: <ttm:title>.
  return between(top, '<ttm:title', '</ttm:title>') ?? ofSocialCard(top) ?? between(top, '<title', '</title>')
}

function between(text: string, open: string, close: string): string | undefined {
  const from = text.toLowerCase().indexOf(open)
  const inside = from < 0 ? -1 : text.indexOf('>', from)
  const to = inside < 0 ? -1 : text.toLowerCase().indexOf(close, inside)
  return to < 0 ? undefined : text.slice(inside + 1, to)
}

/** `<meta property="og:title" content="…">`, which leaves the name of the site out. */
function ofSocialCard(top: string): string | undefined {
  const tag = top.split('<').find((part) => /^meta\s/i.test(part) && /["']og:title["']/i.test(part))
  return /\scontent="([^"]*)"/i.exec(tag ?? '')?.[1] ?? /\scontent='([^']*)'/i.exec(tag ?? '')?.[1]
}

/** `WEBVTT - Title`, `Title: …` above the first cue, `[ti:Title]` of lyrics. */
function titleOfCaptions(top: string): string | undefined {
  const [first = '', ...rest] = top.trimStart().split('\n')
  if (/^\[(?:ti|ar|al|by|length|re|ve):/i.test(first)) {
    const line = [first, ...rest.slice(0, 10)].find((one) => /^\[ti:/i.test(one))
    return line?.replace(/^\[ti:/i, '').replace(/\]\s*$/, '')
  }
  if (!first.startsWith('WEBVTT') && !/^\[Script Info\]/i.test(first)) return undefined
  const cue = rest.findIndex((line) => line.includes('-->') || /^Dialogue:/i.test(line))
  const head = rest.slice(0, cue < 0 ? 30 : cue)
  const stated = head.find((line) => /^(?:NOTE\s+)?title:/i.test(line))?.replace(/^(?:NOTE\s+)?title:/i, '')
  if (stated !== undefined) return stated
  const remark = first.replace(/^WEBVTT/, '').trim()
  return /^[-–—]\s/.test(remark) && !aboutTheFile.test(remark) ? remark.slice(1) : undefined
}

/** "Captions by Rev", "Translation of that film": what stands behind WEBVTT is often about the file. */
const aboutTheFile =
  /\b(?:captions?|subtitles?|translat\w{2,4}|generated|created|made|exported|converted|written|by|file|version|language)\b/i

/** Front matter, a line "Title: …", or a first heading of the highest order that comes once. */
function titleAboveTalk(top: string): string | undefined {
  const lines = top.split('\n').slice(0, 200)
  const matter = findFrontMatter(lines)
  if (matter) return titleInFrontMatter(parseFrontMatter(matter.yaml))
  const first = lines.findIndex((line) => line.trim() !== '')
  const above = lines.slice(Math.max(first, 0)).filter((line) => line.trim() !== '')
  const head = above.slice(0, 8)
  const stated = head.find((line, at) => /^\W{0,4}(?:episode )?title\W{0,2}:/i.test(line) && !isOfPerson(head[at - 1]))
  if (stated) return stated.slice(stated.indexOf(':') + 1)
  const headings = above.filter((line) => /^#\s/.test(line))
  return headings.length === 1 && above.slice(0, 5).includes(headings[0] ?? '') ? headings[0]?.slice(1) : undefined
}

/** Below "Guest: Jonas Reed" a title is what he does. */
function isOfPerson(line = ''): boolean {
  return /^\W{0,4}(?:guest|host|speaker|name)/i.test(line)
}

/** Returns the title of the block itself, else of the episode inside it. */
function titleInFrontMatter(fields: Fields): string | undefined {
  const [own] = ['episodetitle', 'title'].flatMap((name) => stringsNamed(fields, name).slice(-1))
  return own ?? titleInJson(fields)
}

/** Returns undefined for what names no episode: a file, an address, a number, a word such as "Transcript". */
export function cleanTitle(raw: string): string | undefined {
  if (raw.length > 2 * maxTitleLength) return undefined
  const title = withoutTranscript(
    markdownText(plainText(raw))
      .replace(/^(?:[\s*_-]|#(?!\d))+/, '')
      .replace(/(?<![\s*_])[\s*_]+$/, ''),
  )
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  const namesEpisode = letters > 2 && title.length <= maxTitleLength && !nameless.test(title) && !opensTranscript(title)
  return namesEpisode &&
    !/^\S*(?:https?:|www\.|\/\/|\\)|^\S{30,}$|\.(?:txt|md|json|srt|vtt|[ct]sv|ass|lrc|docx?|pdf|html?|mp[34]|m4a|wav|mov|mkv|webm|flac|aac|og[ag])$|[<>{}[\]]/i.test(
      title,
    )
    ? title
    : undefined
}

/** "Transcript: How rivers move", "How rivers move | Transcript". */
function withoutTranscript(title: string): string {
  return title
    .replace(/^(?:(?:full|episode) )?transcript(?: of| for)?\s?[:–—-]\s?/i, '')
    .replace(/\s[|–—-]\s(?:(?:full|episode) )?transcript$/i, '')
    .trim()
}

const nameless =
  /^(?:(?:my|new|the|zoom|teams|default|voice|audio|video) )?(?:untitled|title|transcript(?:ion)?|recording|meeting|episode|podcast|interview|audio|video|call|notes?|memo|subtitles|captions|document|note|file|aegisub file|null|none|undefined|unknown|test)(?: ?(?:#|no\.? ?)?\d{0,6})?$/i
