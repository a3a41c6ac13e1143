import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addComment,
  createSubscription,
  generateContent,
  getContent,
  getTranscript,
  register,
  saveContent,
  testPayment,
  uploadTranscript,
} from '@podcastai/contracts'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { formData, testCard } from '../../../server/test/people.ts'
import type { Client } from './client.ts'

/** What clients asked for, and what of it the server said it did. */
export type Write =
  | { kind: 'upload'; id: string }
  | { kind: 'edit'; id: string; mark: string }
  | { kind: 'comment'; id: string; mark: string }
  | { kind: 'generate'; id: string }
  | { kind: 'payment'; session: string }

export type Journal = ReturnType<typeof newJournal>

/** Edits and generations go to types of their own: every other type must stay at its first version. */
export const editedType = 'quotes'
export const generatedType = 'carousel_posts'

/** @param session of whoever's projects all of it is about, but the payments */
export function newJournal(session: string) {
  const acknowledged: Write[] = []
  const attempts = { count: 0 }
  let round: Write[] = []
  return {
    session,
    acknowledged,
    /** Projects whose content was seen to be there. */
    ready: new Set<string>(),
    projects: [] as string[],
    /** Marks of edits and comments that were sent, answered or not. */
    marks: [] as { kind: 'edit' | 'comment'; id: string; mark: string }[],
    /** Generations that were asked for, by project. */
    asked: new Map<string, number>(),
    begin: () => {
      attempts.count += 1
    },
    acknowledge: (write: Write) => {
      acknowledged.push(write)
      round.push(write)
    },
    /** The list into which goes what is acknowledged from now on. */
    beginRound: () => {
      round = []
      return { session, writes: round }
    },
    counts: () => ({ acknowledged: acknowledged.length, unanswered: attempts.count - acknowledged.length }),
  }
}

const sample = readFileSync(join(import.meta.dirname, '../../../samples/the-bakery-that-closed-on-saturdays.vtt'))

/** One write of a random kind. @throws Unanswered */
export async function doSomething(client: Client, journal: Journal, chance: Chance): Promise<void> {
  const id = await readyProject(client, journal, chance)
  const kind = chance.pick(
    id ? (['upload', 'edit', 'edit', 'comment', 'generate', 'payment'] as const) : ['upload' as const],
  )
  if (kind === 'payment') return pay(client, journal)
  if (kind === 'upload' || !id) return upload(client, journal)
  if (kind === 'edit') return edit(client, journal, id)
  if (kind === 'comment') return comment(client, journal, id)
  return generate(client, journal, id)
}

async function readyProject(client: Client, journal: Journal, chance: Chance): Promise<string | null> {
  if (journal.projects.length === 0) return null
  const id = chance.pick(journal.projects)
  if (journal.ready.has(id)) return id
  const { body } = await client.call(getTranscript, { session: journal.session, params: { id } })
  if (body.status === 'completed') journal.ready.add(id)
  return journal.ready.has(id) ? id : null
}

async function upload(client: Client, journal: Journal) {
  journal.begin()
  const form = formData({}, { field: 'transcript', filename: 'the-bakery.vtt', bytes: sample })
  const { status, body } = await client.call(uploadTranscript, { session: journal.session, ...form })
  if (status !== 200) throw new Error(`an upload was refused with ${status}: ${body.message}`)
  journal.projects.push(body.id)
  journal.acknowledge({ kind: 'upload', id: body.id })
}

async function edit(client: Client, journal: Journal, id: string) {
  const { session } = journal
  const mark = randomUUID()
  const { body: written } = await client.call(getContent, { session, params: { id } })
  const [first, ...rest] = written[editedType] ?? []
  if (!first) return
  journal.begin()
  journal.marks.push({ kind: 'edit', id, mark })
  const content = [{ ...first, text: `Edited: ${mark}` }, ...rest]
  const params = { id, contentType: editedType }
  const { status } = await client.call(saveContent, { session, params, body: { content } })
  if (status === 200) journal.acknowledge({ kind: 'edit', id, mark })
}

async function comment(client: Client, journal: Journal, id: string) {
  const mark = randomUUID()
  journal.begin()
  journal.marks.push({ kind: 'comment', id, mark })
  const { status } = await client.call(addComment, { session: journal.session, params: { id }, body: { text: mark } })
  if (status === 200) journal.acknowledge({ kind: 'comment', id, mark })
}

async function generate(client: Client, journal: Journal, id: string) {
  journal.begin()
  journal.asked.set(id, (journal.asked.get(id) ?? 0) + 1)
  const params = { id, contentType: generatedType }
  const { status } = await client.call(generateContent, { session: journal.session, params })
  if (status === 200) journal.acknowledge({ kind: 'generate', id })
}

async function pay(client: Client, journal: Journal) {
  journal.begin()
  const person = { email: `${randomUUID()}@example.com`, username: 'Jonas', password: 'correct horse' }
  const { body: account } = await client.call(register, { body: person })
  const session = account.sessionId
  const { body: begun } = await client.call(createSubscription, { session })
  const paying = { clientSecret: begun.clientSecret, card: testCard }
  const { status } = await client.call(testPayment, { session, body: paying })
  if (status === 200) journal.acknowledge({ kind: 'payment', session })
}
