// The attacks that once took the service from everybody, each as small as it was. Each says in a line what became of it.

import { setTimeout as wait } from 'node:timers/promises'
import type { ContentByType, Evidence } from '@podcastai/content-types'
import {
  deleteTranscript,
  generateContent,
  getContent,
  getSegments,
  getTranscript,
  renameSpeaker,
  saveContent,
  saveTeamSettings,
  uploadTranscript,
} from '@podcastai/contracts'
import { formData } from '../../../server/test/people.ts'
import { talkFile } from '../../benchmarks/talk-files.ts'
import { processedBakery } from './accounts.ts'
import type { Recipe } from './recipe.ts'
import { type Attacker, sendInput } from './send-input.ts'
import { untrueClaims } from './stored-truth.ts'

export type TableAttack = {
  name: string
  run: (attacker: Attacker) => Promise<string>
  /** What the claims are that it makes stored; empty where the server does not believe them. */
  untrue?: (attacker: Attacker) => Promise<string[]>
}

/** How long the attacker waits for a result. */
const patienceSeconds = 150
const noPlace = 9_007_199_254_740_991

export const tableAttacks: readonly TableAttack[] = [
  { name: 'a quote whose place ends nowhere, then its speaker renamed', run: endlessPlace },
  {
    name: '<!----> 45 times, as an upload and as a clip',
    run: (one) =>
      fileAndClip(one, [{ times: 45, of: ['<!---->'] }, '\n<p>Maya: hello there</p>\n<p>Jonas: hello, Maya</p>\n']),
  },
  {
    name: 'mhm- 40 times and u',
    run: (one) => fileAndClip(one, ['Maya: hello there.\n\nJonas: ', { times: 40, of: ['mhm-'] }, 'u\n']),
  },
  { name: '#a 46 times and ▶ 60 times in a settings example', run: settingsExample },
  { name: 'one word of 300,000 dashes, then the project deleted', run: (one) => deletedWhileRead(one, '-', 300_000) },
  {
    name: "one word of 60,000 times a'",
    run: (one) => file(one, ['Maya: We closed on Saturdays.\n\nJonas: ', { times: 60_000, of: ["a'"] }, ' hello.\n']),
  },
  { name: 'sixty quotes "the" in 3 MB, then a renaming and a joining', run: manyQuotes },
  { name: 'a thousand quotes "e"', run: thousandQuotes },
  { name: '20,000 speakers in 1.8 MB of JSON', run: manySpeakers },
  { name: 'JSON 200,000 levels deep, with a session and without', run: deepJson },
  { name: 'forged times, scores, sentences and links', run: forgedPlaces, untrue: storedUntruths },
]

async function file(attacker: Attacker, text: Recipe, filename = 'talk.txt'): Promise<string> {
  const { became, said, seconds } = await sendInput(attacker, { to: { kind: 'file', filename }, text }, patienceSeconds)
  return `${became}${said && `: ${said}`} (${seconds.toFixed(1)} s)`
}

async function fileAndClip(attacker: Attacker, text: Recipe): Promise<string> {
  const [upload, clip] = await Promise.all([
    file(attacker, text),
    sendInput(attacker, { to: { kind: 'clip' }, text }, patienceSeconds),
  ])
  return `upload ${upload}, clip ${clip.became}${clip.said && `: ${clip.said}`} (${clip.seconds.toFixed(1)} s)`
}

async function endlessPlace(attacker: Attacker): Promise<string> {
  const { client, session } = attacker
  const id = await processedBakery(client, session)
  const quotes = await fetchQuotes(attacker, id)
  const [first, ...others] = quotes
  if (!first?.evidence) return 'no quote to forge'
  const forged = { ...first, evidence: { ...first.evidence, to: { segment: noPlace, offset: 0 } } }
  const saved = await save(attacker, id, 'quotes', [forged, ...others])
  return `saved: ${saved}; renamed: ${await renameFirst(attacker, id, 'Someone Else')}`
}

async function settingsExample(attacker: Attacker): Promise<string> {
  const { client, session, projectId } = attacker
  const body = {
    socialMediaExample: `${'#a'.repeat(46)} b\n${'▶'.repeat(60)} b`,
    podcastDescriptionExample: `${'▶'.repeat(60)}\n${'#a'.repeat(46)} b`,
  }
  const { status } = await client.call(saveTeamSettings, { session, body })
  const answers = await Promise.all(
    (['social_media', 'episode_titles'] as const).map((contentType) =>
      client.call(generateContent, { session, params: { id: projectId, contentType } }),
    ),
  )
  await client.call(saveTeamSettings, { session, body: { socialMediaExample: '', podcastDescriptionExample: '' } })
  return `saved ${status}, written ${answers.map((one) => said(one)).join(', ')}`
}

async function deletedWhileRead(attacker: Attacker, word: string, times: number): Promise<string> {
  const { client, session } = attacker
  const form = formData(
    {},
    {
      field: 'transcript',
      filename: 'talk.txt',
      bytes: `Maya: We closed on Saturdays.\n\nJonas: ${word.repeat(times)} hello.\n`,
    },
  )
  const answer = await client.call(uploadTranscript, { session, ...form })
  if (answer.status !== 200) return `upload ${said(answer)}`
  await wait(1000)
  const { status } = await client.call(getTranscript, { session, params: { id: answer.body.id } })
  const deleted = await client.call(deleteTranscript, { session, params: { id: answer.body.id } })
  return `after 1 s ${status}, deleted ${deleted.status}`
}

async function manyQuotes(attacker: Attacker): Promise<string> {
  const { client, session } = attacker
  const form = formData({}, { field: 'transcript', filename: 'talk.srt', bytes: bigTalk() })
  const { body, status, ...rest } = await client.call(uploadTranscript, { session, ...form })
  if (status !== 200) return `upload ${said({ status, body, ...rest })}`
  const id = body.id
  const became = await whenDone(attacker, id)
  if (became !== 'completed') return `the big transcript became ${became}`
  const { segments } = (await client.call(getSegments, { session, params: { id } })).body
  const [first] = await fetchQuotes(attacker, id)
  if (!first?.evidence) return 'no quote to forge'
  const evidence: Evidence = first.evidence
  const quotes = Array.from({ length: 60 }, (_, at) => {
    const segment = segments[Math.floor((at * segments.length) / 60)]
    return {
      ...first,
      text: 'the',
      speaker: segment?.speaker ?? null,
      evidence: {
        ...evidence,
        speaker: segment?.speaker ?? null,
        from: { segment: segment?.id ?? 0, offset: 0 },
        to: { segment: segment?.id ?? 0, offset: 3 },
      },
    }
  })
  const saved = await save(attacker, id, 'quotes', quotes)
  const renamed = await renameFirst(attacker, id, 'Someone Else')
  const { body: project } = await client.call(getTranscript, { session, params: { id } })
  const joined = await renameFirst(attacker, id, project.speakers[1]?.name ?? 'Nobody')
  return `saved: ${saved}; renamed: ${renamed}; joined: ${joined}`
}

let made: string | null = null
const bigTalk = () => (made ??= talkFile('srt', 3_000_000))

async function thousandQuotes(attacker: Attacker): Promise<string> {
  const id = await processedBakery(attacker.client, attacker.session)
  const [first] = await fetchQuotes(attacker, id)
  if (!first) return 'no quote to forge'
  const quotes = Array.from({ length: 1000 }, () => ({ ...first, text: 'e' }))
  const slim = quotes.map((quote) => ({ ...quote, evidence: null }))
  const saved = await save(attacker, id, 'quotes', quotes)
  return `saved: ${saved}; without places: ${await save(attacker, id, 'quotes', slim)}; renamed: ${await renameFirst(attacker, id, 'Someone Else')}`
}

async function manySpeakers(attacker: Attacker): Promise<string> {
  const entry = '{"speaker":"Speaker«n»","start":«s»,"end":«e»,"text":"We closed on Saturdays, and that was it."},'
  return file(
    attacker,
    ['{"segments":[', { times: 20_000, of: [entry] }, entry.slice(0, -1).replace(/«\w»/g, '60000'), ']}'],
    'talk.json',
  )
}

async function deepJson({ client, session, projectId }: Attacker): Promise<string> {
  const deep = Buffer.from('['.repeat(200_000) + ']'.repeat(200_000))
  const inside = Buffer.from(`{"content":${deep}}`)
  const json = { 'content-type': 'application/json' }
  const answers = await Promise.all([
    client.send({ method: 'POST', url: '/api/auth/login', headers: json, body: deep }),
    client.send({
      method: 'PUT',
      url: `/api/transcripts/${projectId}/content/quotes`,
      headers: { ...json, 'x-session-id': session },
      body: inside,
    }),
  ])
  return answers.map(({ status }) => status).join(', ')
}

async function forgedPlaces(attacker: Attacker): Promise<string> {
  const { client, session, projectId } = attacker
  const { body: content } = await client.call(getContent, { session, params: { id: projectId } })
  const quotes = content.quotes?.map((quote) => ({ ...quote, timestamp: '99:59:59' })) ?? []
  const moments =
    content.viral_clips?.map((clip) => ({
      ...clip,
      viralScore: 100,
      firstSentence: 'Nobody ever said this.',
      startTime: 'javascript:alert(1)',
      duration: 5,
    })) ?? []
  return `quotes ${await save(attacker, projectId, 'quotes', quotes)}, moments ${await save(attacker, projectId, 'viral_clips', moments)}`
}

/** The bakery's moments have scores of their own; 100 is none of them. */
async function storedUntruths({ client, session, projectId }: Attacker): Promise<string[]> {
  const params = { id: projectId }
  const { body: content } = await client.call(getContent, { session, params })
  const { segments } = (await client.call(getSegments, { session, params })).body
  const tooGood = content.viral_clips?.some(({ viralScore }) => viralScore === 100)
    ? ['a moment keeps the score 100']
    : []
  return [...untrueClaims(content, segments, null), ...tooGood]
}

async function fetchQuotes({ client, session }: Attacker, id: string): Promise<ContentByType['quotes']> {
  return (await client.call(getContent, { session, params: { id } })).body.quotes ?? []
}

async function save(
  { client, session }: Attacker,
  id: string,
  contentType: 'quotes' | 'viral_clips',
  content: unknown,
) {
  return said(await client.call(saveContent, { session, params: { id, contentType }, body: { content } }))
}

async function renameFirst({ client, session }: Attacker, id: string, to: string): Promise<string> {
  const { body } = await client.call(getTranscript, { session, params: { id } })
  const [speaker] = body.speakers
  if (!speaker) return 'nobody to rename'
  const call = { session, params: { id }, body: { labels: speaker.labels, from: speaker.name, to } }
  return said(await client.call(renameSpeaker, call))
}

async function whenDone({ client, session }: Attacker, id: string): Promise<string> {
  const until = performance.now() + patienceSeconds * 1000
  for (;;) {
    const { body } = await client.call(getTranscript, { session, params: { id } })
    if (!['processing', 'analyzing'].includes(body.status) || performance.now() > until) return body.status
    // As often as pages ask: each answer holds all of the text.
    await wait(2000)
  }
}

const said = ({ status, body }: { status: number; body: { message?: string | undefined } }) =>
  status === 200 ? '200' : `${status} ${body?.message ?? ''}`.slice(0, 100)
