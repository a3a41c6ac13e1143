import { timesToCheck, withoutTimeMarks } from '../chapters/estimated-times.ts'
import { type ChapterLine, chapterText, youtubeChapters } from '../cut-lists/youtube-chapters.ts'
import { makeDocument } from '../documents/blocks.ts'
import { oneLine, printable } from '../type/printable.ts'
import { isAbout } from '../type/time-code.ts'
import { scoredTitles, showNotesText } from '../types/episode-titles/episode-titles.ts'
import { thumbnailDesignDocument } from '../types/thumbnail-design/thumbnail-design.document.ts'
import { spokenBlocks } from '../types/youtube-script/youtube-script.document.ts'
import { scriptSections } from '../types/youtube-script/youtube-script.ts'
import { captionFiles } from './captions-kit.ts'
import { type KitFile, type KitSource, ofAtMost, textFile } from './kit-file.ts'

/** YouTube's limits. */
const youtubeLimits = { titleCharacters: 100, descriptionBytes: 5000, tagsCharacters: 500 } as const

export function youtubeKit(source: KitSource): KitFile[] {
  const { title, content } = source
  const { episode_titles: titles, youtube_script: script, thumbnail_design: design } = content
  const notes = titles?.showNotes.chapters ?? []
  const chapters = youtubeChapters(notes, source.seconds)
  const { text: description, isEstimated } = withChapters(
    script?.description ?? (titles ? showNotesText(titles.showNotes) : ''),
    notes,
    source,
  )
  const tags = listTags(content)
  return [
    ...(titles ? titleFiles(scoredTitles(titles).map((one) => withoutBrackets(oneLine(one.title)))) : []),
    ...textFile(
      'Description.txt',
      description,
      `Description: ${ofAtMost(new TextEncoder().encode(description.trim()).length, youtubeLimits.descriptionBytes, 'bytes')}${toCheck(isEstimated)}`,
    ),
    ...textFile(
      'Chapters.txt',
      chapters ? chapterText(chapters) : '',
      `Chapters on their own, by the rules of YouTube: the first at 0:00, three or more, ten seconds each${toCheck(areEstimated(notes))}`,
    ),
    ...textFile(
      'Tags.txt',
      tags,
      `Show more > Tags: ${ofAtMost(tags.length, youtubeLimits.tagsCharacters, 'characters')}`,
    ),
    ...(script
      ? [
          {
            name: 'Script.docx',
            use: `To speak${scriptSections.some(({ key }) => withoutTimeMarks(script[key]).isEstimated) ? `. ${bitesToCheck}` : ''}`,
            document: makeDocument(`${title}: script`, spokenBlocks(script)),
          },
        ]
      : []),
    ...(design
      ? [
          {
            name: 'Thumbnail brief.docx',
            use: 'For your designer',
            document: makeDocument(`${title}: thumbnail`, thumbnailDesignDocument(design)),
          },
        ]
      : []),
    ...captionFiles(source, 'YouTube Shorts').map((file) => ({ ...file, name: `Shorts ${file.name.toLowerCase()}` })),
  ]
}

const bitesToCheck = 'Its times are estimated: look for the words in the recording'

const toCheck = (isEstimated: boolean) => (isEstimated ? `. ${timesToCheck}` : '')

const areEstimated = (chapters: readonly ChapterLine[]) => chapters.some(({ time }) => isAbout(time))

function titleFiles([first = '', ...others]: readonly string[]): KitFile[] {
  const measure = ofAtMost(first.length, youtubeLimits.titleCharacters, 'characters')
  return [
    ...textFile('Title.txt', first, `Title: ${measure}`),
    ...textFile('Other titles.txt', others.join('\n'), 'Titles to test against the first'),
  ]
}

/**
 * Returns the description with chapters that YouTube accepts. Chapters that the user wrote into it stay in place, fixed
 * if they break a rule; without any, those of the show notes are appended. `isEstimated`: the description had a time
 * marked as estimated, which YouTube doesn't accept.
 */
export function withChapters(
  description: string,
  notes: readonly ChapterLine[],
  { seconds }: Pick<KitSource, 'seconds'>,
): { text: string; isEstimated: boolean } {
  const { text, isEstimated } = withoutTimeMarks(withoutBrackets(printable(description)).trim())
  const lines = text.split('\n')
  const run = chapterRun(lines)
  if (!run) {
    const chapters = youtubeChapters(notes, seconds)
    if (!chapters) return { text, isEstimated }
    const parts = [text, chapterText(chapters)].filter((part) => part !== '')
    return { text: parts.join('\n\n'), isEstimated: isEstimated || areEstimated(notes) }
  }
  const mended = youtubeChapters(run.chapters, seconds)
  const isFine =
    mended?.length === run.chapters.length && mended.every(({ time }, at) => time === run.chapters[at]?.time)
  if (!mended || isFine) return { text, isEstimated }
  return { text: lines.toSpliced(run.from, run.chapters.length, chapterText(mended)).join('\n'), isEstimated }
}

/**
 * Returns the first run of two or more lines that start with a time. A single line may be a sentence about the time of
 * day.
 */
function chapterRun(lines: readonly string[]): { from: number; chapters: ChapterLine[] } | null {
  const chapters: ChapterLine[] = []
  for (const [at, line] of [...lines, ''].entries()) {
    const [, time, title] = timedLine.exec(line) ?? []
    if (time !== undefined && title !== undefined) chapters.push({ time, title })
    else if (chapters.length > 1) return { from: at - chapters.length, chapters }
    else chapters.length = 0
  }
  return null
}

/** '0:00 The sum', '• (1:02:33) – The sum' */
const timedLine = /^[^\p{L}\p{N}]*(\d{1,3}(?::\d\d){1,2})(?!\d)[^\p{L}\p{N}]*\s(.*)$/u

/** Returns as many keywords as fit, most important first. YouTube also counts the commas. */
function listTags({ episode_titles: titles }: KitSource['content']): string {
  const tags: string[] = []
  for (const keyword of titles?.keywords ?? []) {
    const tag = withoutBrackets(oneLine(keyword)).replaceAll(',', ' ').trim()
    if (tag !== '' && [...tags, tag].join(', ').length <= youtubeLimits.tagsCharacters) tags.push(tag)
  }
  return tags.join(', ')
}

/** YouTube rejects angle brackets in titles, descriptions, and tags. */
const withoutBrackets = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›')
