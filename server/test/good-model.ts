import {
  type Brief,
  type ContentTypeKey,
  contentTypeKeys,
  getContentType,
  neutralVoice,
  noDetails,
} from '@podcastai/content-types'
import type { Piece } from '@podcastai/content-types/server'
import { type Episode, understand } from '@podcastai/episode'
import type { Transcript } from '@podcastai/transcript'
import { goodAnalysis, goodAnswer } from '../../content-types/src/model/good-answers.fixture.server.ts'
import { quotedPiece } from '../../content-types/src/model-interface/good-pieces.fixture.server.ts'
import { answers, type ModelRequest, type Reply, type Script } from './model-provider/model-provider.ts'

type Errand = 'analysis' | 'ranking' | 'check' | 'repair' | 'writing'

/** Returns the purpose of a request. */
export function classifyErrand({ schemaName, prompt }: Pick<ModelRequest, 'schemaName' | 'prompt'>): Errand {
  if (schemaName === 'analysis' || schemaName === 'ranking') return schemaName
  if (prompt.includes('</claims>')) return 'check'
  return prompt.includes('These texts failed the checks') ? 'repair' : 'writing'
}

/** Returns the content types that a request asks to write or rewrite. */
export function findTypes({ prompt }: Pick<ModelRequest, 'prompt'>): ContentTypeKey[] {
  return contentTypeKeys.filter((key) => prompt.includes(`## ${getContentType(key).title}\n`))
}

/** Returns the purpose in one word: the errand, the single type to write, or the kit. */
export function getPurpose(request: Pick<ModelRequest, 'schemaName' | 'prompt'>): string {
  const errand = classifyErrand(request)
  if (errand !== 'writing') return errand
  const [key, ...others] = findTypes(request)
  return key === undefined || others.length > 0 ? 'kit' : key
}

/** Returns a model without mistakes, except where `instead` answers. */
export function goodModel(
  transcript: Transcript,
  instead: (request: ModelRequest, good: () => Reply) => Reply | null = () => null,
): Script {
  const episode = understand(transcript)
  const written = new Set<string>()
  return (request) => {
    const good = () =>
      classifyErrand(request) === 'check'
        ? doubting(request, falseControls(request, written), 'It was said about something else.')
        : answers(buildAnswer(request, episode))
    const reply = instead(request, good) ?? good()
    for (const text of textsIn(reply)) written.add(text)
    return reply
  }
}

function buildAnswer(request: ModelRequest, episode: Episode): unknown {
  const errand = classifyErrand(request)
  if (errand === 'analysis') {
    const ids = [...request.prompt.matchAll(/(?<=[\s>])(\d+)\|/g)].map(([, id]) => Number(id))
    return goodAnalysis(episode, Math.min(...ids), Math.max(...ids))
  }
  if (errand === 'ranking')
    return { best: [...request.prompt.matchAll(/^(\d+)\|/gm)].map(([, number]) => Number(number)) }
  const ofTypes = findTypes(request).flatMap((key) => goodPieces(key, episode))
  return { pieces: [...ofTypes, ...goodFormatPieces(request.prompt, episode)] }
}

const formatTask = /at: ([a-z_]+), one piece (?:of|(per) post, in order, each) (\d+)–(\d+) characters/g

/** Returns pieces that pass all checks for the text formats that a prompt asks for: two of each list of posts. */
export function goodFormatPieces(prompt: string, episode: Episode): Piece[] {
  return [...prompt.matchAll(formatTask)].flatMap(([task, at = '', per, min, max]) => {
    const used = new Set<number>()
    const length = { min: Number(min), max: Number(max) - 10, getLength: (text: string) => text.length }
    const piece = () => quotedPiece(at, episode, plainBrief, used, length)
    if (per) return [piece(), piece()]
    const isHeaded = prompt.includes(`${task}, with paragraphs. Its first line is the headline`)
    return [piece()].map((one) => (isHeaded ? { ...one, text: `What bread costs\n\n${one.text}` } : one))
  })
}

/** Returns a type's pieces that pass all checks unchanged. */
export function goodPieces(key: ContentTypeKey, episode: Episode): Piece[] {
  const createTitle = (first = 0) => (episode.sentences[first]?.text ?? '').slice(0, 60).replace(/\W+\w*$/, '')
  const isClip = ({ at }: Piece) => at === 'clip' || at === 'moment'
  return goodAnswer(key, episode, plainBrief).pieces.map((piece) => ({
    ...piece,
    at: key === 'youtube_script' && piece.at === 'summary' ? 'description' : piece.at,
    text: isClip(piece) && piece.text === '' ? createTitle(piece.ids[0]) : piece.text,
    // Cite few sentences: checking a title that cites the whole talk would send all of it again.
    ids: piece.at === 'title' ? piece.ids.slice(0, 4) : piece.ids,
  }))
}

/** Returns the claims in a check request, each with its number and the sentences that it cites. */
export function parseClaims({
  prompt,
}: Pick<ModelRequest, 'prompt'>): { claim: number; ids: number[]; text: string }[] {
  const [, listed = ''] = /<claims>\n([\s\S]*)\n<\/claims>/.exec(prompt) ?? []
  return [...listed.matchAll(/^(\d+) \[([\d, ]*)\] (.*)$/gm)].map(([, claim, ids = '', text = '']) => ({
    claim: Number(claim),
    ids: ids.split(', ').map(Number),
    text,
  }))
}

/** Returns an answer to a check request, in the format that it asks for. */
export function doubting(
  { schemaName }: Pick<ModelRequest, 'schemaName'>,
  claims: readonly number[],
  why: string,
): Reply {
  if (schemaName === 'verdict') return answers({ doubts: claims.map((claim) => ({ claim, why })) })
  return answers({ pieces: claims.map((claim) => ({ at: `${claim}`, text: why, ids: [], kind: '' })) })
}

/**
 * Returns the false control questions: claims that are in none of the texts that a model wrote, and that nobody says in
 * the sentences that they cite.
 */
export function falseControls(request: Pick<ModelRequest, 'prompt'>, written: Iterable<string>): number[] {
  const own = new Set([...written].map(toWords))
  const told = parseTold(request)
  return parseClaims(request).flatMap(({ claim, ids, text }) => {
    // The rules check quotations, so no control has one.
    if (text.includes('“') || own.has(toWords(text))) return []
    return ids.some((id) => told.get(id)?.includes(text)) ? [] : [claim]
  })
}

/** Returns each sentence in a request by its number, as it is said and as a claim repeats it with its speaker. */
function parseTold({ prompt }: Pick<ModelRequest, 'prompt'>): Map<number, string[]> {
  const names = new Map(
    [...prompt.matchAll(/\b([A-Z]) = ([^,(\n]+)/g)].map(([, letter, name = '']) => [letter, name.trim()]),
  )
  const lines = [...prompt.matchAll(/^(?:([A-Z]) )?@\S+ (\d+\|.*)$/gm)]
  return new Map(
    lines.flatMap(([, letter, words = '']) =>
      words.split(/ (?=\d+\|)/).map((sentence): [number, string[]] => {
        const text = sentence.slice(sentence.indexOf('|') + 1)
        return [Number.parseInt(sentence, 10), [text, `${names.get(letter)} says: ${text}`]]
      }),
    ),
  )
}

function toWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ')
}

/** Returns an answer to a check request that doubts these claims too. */
export function alsoDoubting(request: ModelRequest, reply: Reply, claims: readonly number[], why: string): Reply {
  const { doubts = [], pieces = [] } = JSON.parse('text' in reply ? reply.text : '{}') as {
    doubts?: { claim: number }[]
    pieces?: Piece[]
  }
  return doubting(request, [...doubts.map(({ claim }) => claim), ...pieces.map(({ at }) => Number(at)), ...claims], why)
}

/** Returns the texts of an answer. */
function textsIn(reply: Reply): string[] {
  if (!('text' in reply)) return []
  try {
    const { pieces = [] } = JSON.parse(reply.text) as { pieces?: Piece[] }
    return pieces.map(({ text }) => text)
  } catch {
    return []
  }
}

export const plainBrief: Brief = {
  projectTitle: 'The bakery',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice,
  templates: {},
  formats: [],
  attempt: 0,
}
