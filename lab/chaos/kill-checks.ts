import {
  getProfile,
  getSegments,
  getTranscript,
  getVersion,
  isRunning,
  listComments,
  listVersions,
  type Transcript,
} from '@podcastai/contracts'
import type { Client } from './client.ts'
import { editedType, generatedType, type Journal, type Write } from './kill-journal.ts'
import { whenEnded } from './when-ended.ts'

/** For all that is still waiting when the killing is over, together. */
const endMs = 600_000

/** What of the writes just acknowledged is not there after the restart. */
export async function checkRound(
  client: Client,
  { session, writes }: { session: string; writes: readonly Write[] },
): Promise<string[]> {
  const lost: string[] = []
  for (const write of writes) if (!(await isThere(client, session, write))) lost.push(JSON.stringify(write))
  return lost
}

async function isThere(client: Client, session: string, write: Write): Promise<boolean> {
  if (write.kind === 'payment') {
    const { body } = await client.call(getProfile, { session: write.session })
    return body.subscriptionStatus === 'active'
  }
  const params = { id: write.id }
  if (write.kind === 'comment') {
    const { body } = await client.call(listComments, { session, params })
    return body.comments.some(({ text }) => text === write.mark)
  }
  if (write.kind === 'edit') return (await listEdits(client, session, write.id)).includes(write.mark)
  const { status, body } = await client.call(getTranscript, { session, params })
  const generatedVersion = body.generation?.find(({ contentType }) => contentType === generatedType)?.version ?? 0
  return status === 200 && (write.kind === 'upload' || generatedVersion > 1)
}

/** All that was ever acknowledged, once every job has ended. */
export async function checkAll(client: Client, journal: Journal) {
  const { session } = journal
  const found = { gone: [] as string[], doubled: [] as string[], unended: [] as string[], givenUp: 0 }
  const deadline = Date.now() + endMs
  let segments = 0
  for (const id of journal.projects) {
    const project = await whenEnded(client, { session, id, deadline })
    if (isRunning(project.status)) found.unended.push(`${id} is ${project.status}`)
    if (project.status === 'error') found.givenUp += 1
    if (project.status !== 'completed') continue
    const { body } = await client.call(getSegments, { session, params: { id } })
    segments ||= body.segments.length
    if (body.segments.length !== segments)
      found.doubled.push(`${id} has ${body.segments.length} segments, not ${segments}`)
    found.doubled.push(...(await findDoubles(client, journal, project)))
  }
  found.gone.push(...(await checkRound(client, { session, writes: journal.acknowledged })))
  return found
}

async function findDoubles(client: Client, journal: Journal, { id, generation }: Transcript): Promise<string[]> {
  const { session } = journal
  const doubles = generation
    .filter(({ contentType, version }) => version !== 1 && contentType !== editedType && contentType !== generatedType)
    .map(({ contentType, version }) => `${id} has ${version} versions of ${contentType}`)
  const generated = generation.find(({ contentType }) => contentType === generatedType)?.version ?? 0
  const asked = journal.asked.get(id) ?? 0
  if (generated > 1 + asked)
    doubles.push(`${id} has ${generated} versions of ${generatedType}, asked for ${asked} times`)
  const { body } = await client.call(listComments, { session, params: { id } })
  const there = { edit: await listEdits(client, session, id), comment: body.comments.map(({ text }) => text) }
  for (const { kind, mark } of journal.marks.filter((one) => one.id === id)) {
    const times = there[kind].filter((one) => one === mark).length
    if (times > 1) doubles.push(`${kind} ${mark} is there ${times} times`)
  }
  return doubles
}

/** The marks that stand in the versions of a project, each as often as a version was made of it. */
async function listEdits(client: Client, session: string, id: string): Promise<string[]> {
  const params = { id, contentType: editedType }
  const { body } = await client.call(listVersions, { session, params })
  const marks: string[] = []
  for (const { version, origin } of body.versions) {
    if (origin !== 'edited') continue
    const { body: one } = await client.call(getVersion, { session, params: { ...params, versionId: String(version) } })
    const mark = /Edited: ([\w-]{36})/.exec(JSON.stringify(one))?.[1]
    if (mark) marks.push(mark)
  }
  return marks
}
