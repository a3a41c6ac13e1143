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
  return (request) => {
    const good = () =>
      classifyErrand(request) === 'check'
        ? doubting(request, falseControls(request, episode), 'It was said about something else.')
        : answers(buildAnswer(request, episode))
    return instead(request, good) ?? good()
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
  return { pieces: findTypes(request).flatMap((key) => goodPieces(key, episode)) }
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

/** Returns claims that cite another sentence than the one they repeat, as false control questions do. */
export function falseControls(request: Pick<ModelRequest, 'prompt'>, { sentences }: Episode): number[] {
  const said = Map.groupBy(sentences, ({ text }) => text)
  return parseClaims(request)
    .filter(({ ids, text }) => said.has(text) && !said.get(text)?.some(({ id }) => ids.includes(id)))
    .map(({ claim }) => claim)
}

export const plainBrief: Brief = {
  projectTitle: 'The bakery',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}
