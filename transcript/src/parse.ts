import { assemble } from './assemble.ts'
import { decodeText } from './decode.ts'
import type { SegmentDraft } from './dialect.ts'
import { dialects } from './dialects.ts'
import { type EpisodePeople, listPeopleInJson, listPeopleInText, peopleInJson, peopleInText } from './episode-people.ts'
import type { FactValues } from './facts/episode-facts.ts'
import { factsInJson, factsInText, factsInWrittenText } from './facts/stated-facts.ts'
import { isFields } from './json-fields.ts'
import { looksLikeJson, readJson } from './json-source.ts'
import { noteMissingSpaces } from './missing-spaces.ts'
import { createParseWarnings, type ParseWarnings } from './parse-warnings.ts'
import { withoutEdgeMarks } from './plain-text.ts'
import { rowReader } from './row-fields.ts'
import { refuseSeveralEpisodes, refuseSeveralEpisodesInTable } from './several-episodes.ts'
import { isSpeech } from './speech.ts'
import { cleanTitle, titleInJson, titleInText } from './title.ts'
import { withoutToolWords } from './tool-words.ts'
import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'
import { listsVoices, listsVoicesInJson, saysOnlyVoices, whoSpeaksWhen } from './who-speaks-when.ts'

/**
 * Returns the transcript in the bytes of an upload. The content decides the format; the file name is only a hint.
 * `documentTitle` is the title in the properties of a document, which counts if its text has none.
 * @throws UnreadableTranscript with a message for the user
 */
export function parseTranscript(bytes: Uint8Array, filename: string, documentTitle = ''): Transcript {
  const notes = createParseWarnings()
  const text = decodeText(bytes, notes)
  if (text.trim() === '') {
    throw new UnreadableTranscript('empty', 'This file is empty. Upload one that holds the transcript.')
  }
  const extension = /\.[^./\\]+$/.exec(filename.toLowerCase())?.[0] ?? ''
  const isJson = looksLikeJson(text, extension)
  const source = isJson ? onlyAnswer(readJson(text, notes)) : text
  const read = isJson ? readAsJson(source, notes) : readAsText(text, extension, notes)
  if (read) {
    const drafts = withoutToolWords(read.drafts, notes)
    noteMissingSpaces(drafts, notes)
    const transcript = assemble(read.key, drafts, notes)
    if (saysOnlyVoices(transcript)) throw new UnreadableTranscript('no-speech', whoSpeaksWhen)
    if (transcript.segments.length > 0 && isSpeech(transcript)) {
      const title = read.title ?? cleanTitle(documentTitle)
      const facts = read.findFacts(transcript.speakers)
      const listed = read.listPeople()
      return {
        ...transcript,
        ...(listed.length > 0 && { listed }),
        ...(title && { title }),
        ...(Object.keys(facts).length > 0 && { facts }),
      }
    }
  }
  const isOfVoices = isJson ? listsVoicesInJson(source) : listsVoices(text)
  throw new UnreadableTranscript('no-speech', isOfVoices ? whoSpeaksWhen : noSpeech(isJson))
}

type Read = {
  key: string
  drafts: SegmentDraft[]
  title: string | undefined
  findFacts: (speakers: readonly string[]) => FactValues
  /** Returns the names that the file lists as its speakers. */
  listPeople: () => string[]
}

function readAsJson(json: unknown, notes: ParseWarnings): Read | null {
  refuseSeveralEpisodes(json)
  for (const dialect of dialects) {
    if (dialect.kind === 'json' && dialect.reads(json))
      return {
        key: dialect.key,
        drafts: dialect.parse({ json, notes }),
        title: titleInJson(json),
        listPeople: () => listPeopleInJson(json),
        findFacts: () => ({ ...factsInJson(json), ...toFacts(peopleInJson(json)) }),
      }
  }
  return null
}

/** Some tools wrap their single result in a list. An entry with a time is a segment of a short talk instead. */
function onlyAnswer(json: unknown): unknown {
  const alone = Array.isArray(json) && json.length === 1 ? json[0] : undefined
  const holdsLists =
    isFields(alone) && Object.values(alone).some((value) => typeof value === 'object' && value !== null)
  return holdsLists && rowReader()(alone).start === null ? alone : json
}

function readAsText(text: string, extension: string, notes: ParseWarnings): Read | null {
  const tidy = rareMarks.test(text) ? withoutEdgeMarks(text.replace(otherLineEnds, '\n')) : text
  refuseSeveralEpisodesInTable(tidy)
  const source = { text: tidy, extension, notes }
  for (const dialect of dialects) {
    const listFacts = dialect.key === 'text' ? factsInWrittenText : factsInText
    if (dialect.kind === 'text' && dialect.reads(source))
      return {
        key: dialect.key,
        drafts: dialect.parse(source),
        title: titleInText(tidy),
        listPeople: () => listPeopleInText(tidy),
        findFacts: (speakers) => ({ ...listFacts(tidy, speakers), ...toFacts(peopleInText(tidy)) }),
      }
  }
  return null
}

function toFacts({ host, guest }: EpisodePeople): FactValues {
  return { ...(host && { hostName: host }), ...(guest && { guestName: guest }) }
}

/** Unicode line and page separators; JSON strings may contain them. */
const otherLineEnds = /[\u2028\u2029\u0085\f\v]/g
/** Separators and bidirectional controls. One search skips the cleanup for the many files without them. */
const rareMarks = /[\u2028\u2029\u0085\f\v\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

function noSpeech(json: boolean): string {
  const kind = json ? 'json' : 'text'
  const looked = dialects.filter((dialect) => dialect.kind === kind).map((dialect) => dialect.label)
  const needed = json
    ? 'A list of objects with a “text” each is enough.'
    : 'A time line such as 00:00:01,000 --> 00:00:04,000 above the words, or lines such as “Maya: Hello”, are enough.'
  return `No speech was found in this file. ${needed} Looked for: ${looked.join(', ')}.`
}
