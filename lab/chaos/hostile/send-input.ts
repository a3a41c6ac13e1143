import { setTimeout as wait } from 'node:timers/promises'
import {
  deleteTranscript,
  generateClipThumbnails,
  generateContent,
  getTranscript,
  isRunning,
  renameSpeaker,
  saveContent,
  saveTeamSettings,
  saveTeamTemplates,
  searchWorkspace,
  type Transcript,
  uploadTranscript,
} from '@podcastai/contracts'
import { formData } from '../../../server/test/people.ts'
import type { Client } from '../client.ts'
import type { HostileInput, Target } from './hostile-input.ts'
import { render } from './recipe.ts'

/** The attacker's account, and an intact project of theirs. */
export type Attacker = { client: Client; session: string; projectId: string }

/**
 * What became of an input. `ended`: the server's limit ended it, and it says so. `hung`: nothing came of it in time.
 * `failed`: the server answers that it failed by itself.
 */
export type Sent = {
  became: 'done' | 'refused' | 'ended' | 'failed' | 'hung'
  /** The server's words, or the status. */
  said: string
  seconds: number
  /** The project that was made of it. */
  projectId: string | null
}

type Answer = { status: number; body: { message?: string | undefined; code?: string | undefined } }

const tookTooLong = /took longer than|needed more memory than|took too (?:long|much)/i
/** As often as pages ask, where the answer holds a long text; what is short is done sooner. */
const pollMs = { min: 100, max: 2000, longCharacters: 300_000 }

/** Sends it as its account does, and waits for what comes of it. */
export async function sendInput(attacker: Attacker, input: HostileInput, maxSeconds: number): Promise<Sent> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    const outcome = await sent(attacker, input.to, render(input.text), began + maxSeconds * 1000)
    return { projectId: null, ...outcome, seconds: seconds() }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    // A connection that the server closes over what was sent too much is a refusal; silence is not.
    const became = /nothing came for/.test(said)
      ? 'hung'
      : /ECONNRESET|EPIPE|socket hang up/.test(said)
        ? 'refused'
        : 'failed'
    return { became, said, seconds: seconds(), projectId: null }
  }
}

type Outcome = Omit<Sent, 'seconds' | 'projectId'> & { projectId?: string }

async function sent(attacker: Attacker, to: Target, text: string, deadline: number): Promise<Outcome> {
  const { client, session, projectId } = attacker
  const params = { id: projectId }
  switch (to.kind) {
    case 'file':
      return upload(attacker, to.filename, text, {}, deadline)
    case 'guest':
      return upload(attacker, 'talk.txt', smallTalk, { guestName: text, guestTitle: text, guestHandle: text }, deadline)
    case 'clip': {
      const body = { clips: [{ id: 'a', filename: 'a.txt', content: text }] }
      return judged(await client.call(generateClipThumbnails, { session, body }))
    }
    case 'setting': {
      const set = await client.call(saveTeamSettings, { session, body: { [to.field]: text } })
      if (set.status !== 200) return judged(set)
      const outcome = await written(attacker)
      await client.call(saveTeamSettings, { session, body: { [to.field]: '' } })
      return outcome
    }
    case 'template': {
      const set = await client.call(saveTeamTemplates, { session, body: { [to.contentType]: text } })
      if (set.status !== 200) return judged(set)
      const call = { session, params: { ...params, contentType: to.contentType } }
      const outcome = judged(await client.call(generateContent, call))
      await client.call(saveTeamTemplates, { session, body: { [to.contentType]: '' } })
      return outcome
    }
    case 'speaker name': {
      const { body } = await client.call(getTranscript, { session, params })
      const [speaker] = body.speakers
      if (!speaker) return { became: 'refused', said: 'nobody is named in the project' }
      const { labels, name: from } = speaker
      return judged(await client.call(renameSpeaker, { session, params, body: { labels, from, to: text } }))
    }
    case 'edit':
      return judged(
        await rawCall(
          attacker,
          saveContent.method,
          pathFor(saveContent.path, { id: projectId, contentType: to.contentType }),
          `{"content":${text}}`,
          true,
        ),
      )
    case 'body':
      return judged(
        await rawCall(
          attacker,
          to.method,
          pathFor(to.path, { id: projectId, contentType: 'quotes', versionId: '1' }),
          text,
          to.isSignedIn,
        ),
      )
    case 'search':
      return judged(await client.call(searchWorkspace, { session, query: { q: text } }))
  }
}

/** Two of the types that heed most settings. */
async function written({ client, session, projectId }: Attacker): Promise<Outcome> {
  for (const contentType of ['social_media', 'youtube_script', 'episode_titles']) {
    const outcome = judged(await client.call(generateContent, { session, params: { id: projectId, contentType } }))
    if (outcome.became !== 'done' && outcome.became !== 'refused') return outcome
  }
  return { became: 'done', said: '' }
}

const smallTalk =
  'Maya: Why did you close on your busiest day?\n\nJonas: We closed on Saturdays because every Saturday loaf cost us more than we charged for it.\n'

async function upload(
  { client, session }: Attacker,
  filename: string,
  bytes: string,
  fields: Record<string, string>,
  deadline: number,
): Promise<Outcome> {
  const form = formData(fields, { field: 'transcript', filename, bytes })
  const answer = await client.call(uploadTranscript, { session, ...form })
  if (answer.status !== 200) return judged(answer)
  const projectId = answer.body.id
  let looks = 0
  for (;;) {
    const { status, body } = await client.call(getTranscript, { session, params: { id: projectId } })
    if (status !== 200) return { ...judged({ status, body }), projectId }
    if (!isRunning(body.status)) return { ...afterProcessing(body), projectId }
    if (performance.now() > deadline) return { became: 'hung', said: `still ${body.status}`, projectId }
    await wait(bytes.length > pollMs.longCharacters ? pollMs.max : Math.min(pollMs.max, pollMs.min * ++looks))
  }
}

function afterProcessing({ status, statusReason, generation }: Transcript): Outcome {
  const reasons = [statusReason, ...generation.map(({ reason }) => reason)].filter((one) => one !== null)
  const late = reasons.find((reason) => tookTooLong.test(reason))
  if (late) return { became: 'ended', said: late }
  const unexpected = reasons.find((reason) => /went wrong|unexpected/i.test(reason))
  if (unexpected) return { became: 'failed', said: unexpected }
  return status === 'completed'
    ? { became: 'done', said: '' }
    : { became: 'refused', said: statusReason ?? 'an error without a reason' }
}

function judged({ status, body }: Answer): Outcome {
  const said = `${status} ${body?.message ?? ''}`.trim()
  if (body?.code === 'took_too_long') return { became: 'ended', said }
  if (status >= 500) return { became: 'failed', said }
  return { became: status === 200 ? 'done' : 'refused', said: status === 200 ? '' : said }
}

/** A body as it is, whether JSON or not. */
async function rawCall(
  { client, session }: Attacker,
  method: string,
  url: string,
  body: string,
  isSignedIn: boolean,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(isSignedIn && { 'x-session-id': session }) }
  const { status, text } = await client.send({ method, url, headers, body: Buffer.from(body) })
  return { status, body: status === 200 ? {} : readJson(text) }
}

function readJson(text: string): Answer['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text.slice(0, 200) }
  }
}

const pathFor = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))

/** Takes the project away again, so that thousands of them do not become the load. */
export async function forget({ client, session }: Attacker, projectId: string | null): Promise<void> {
  if (projectId !== null) await client.call(deleteTranscript, { session, params: { id: projectId } })
}
