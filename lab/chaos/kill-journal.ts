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
import type { Chance } from '../../server/test/bad-requests/seeded-random.ts'
import { formData, testCard } from '../../server/test/people.ts'
import type { Client } from './client.ts'
import { whenEnded } from './when-ended.ts'

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

/** @param session of the owner of all projects in the journal; payments use other accounts */
export function newJournal(session: string) {
  const acknowledged: Write[] = []
  const attempts = { count: 0 }
  const failures: string[] = []
  const refused: string[] = []
  let round: Write[] = []
  let firstOfRound = Promise.withResolvers<void>()
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
    /** Answers that say that something is wrong on our side; being killed is no reason for one. */
    failures,
    begin: () => {
      attempts.count += 1
    },
    /** A write was answered. */
    answered: (write: Write, { status, body }: { status: number; body: { message?: string } }) => {
      if (status >= 500) failures.push(`${write.kind} answered ${status}: ${body.message}`)
      if (status !== 200) return refused.push(write.kind)
      acknowledged.push(write)
      round.push(write)
      firstOfRound.resolve()
    },
    /** The list into which goes what is acknowledged from now on. */
    beginRound: () => {
      round = []
      firstOfRound = Promise.withResolvers<void>()
      return { session, writes: round, first: firstOfRound.promise }
    },
    counts: () => ({
      kinds: Object.entries(Object.groupBy(acknowledged, ({ kind }) => kind))
        .map(([kind, writes]) => `${kind} ${writes?.length}`)
        .join(', '),
      acknowledged: acknowledged.length,
      refused: refused.length,
      cutOff: attempts.count - acknowledged.length - refused.length,
    }),
  }
}

const sample = readFileSync(join(import.meta.dirname, '../../samples/the-bakery-that-closed-on-saturdays.vtt'))

/** One write of a random kind. @throws Unanswered */
export async function doSomething(client: Client, journal: Journal, chance: Chance): Promise<void> {
  const id = await readyProject(client, journal, chance)
  const kind = chance.pick(['upload', 'edit', 'edit', 'comment', 'generate', 'payment'] as const)
  if (kind === 'payment') return pay(client, journal)
  if (kind === 'upload' || !id) return upload(client, journal)
  if (kind === 'edit') return edit(client, journal, id)
  if (kind === 'comment') return comment(client, journal, id)
  return generate(client, journal, id)
}

/** Some are there from the start, so that there is more to do than to upload; now and then another one is done. */
async function readyProject(client: Client, journal: Journal, chance: Chance): Promise<string | null> {
  const other = chance.oneIn(3) && journal.projects.length > 0 ? chance.pick(journal.projects) : null
  if (other && !journal.ready.has(other)) {
    const { body } = await client.call(getTranscript, { session: journal.session, params: { id: other } })
    if (body.status === 'completed') journal.ready.add(other)
  }
  return journal.ready.size > 0 ? chance.pick([...journal.ready]) : null
}

/** Before the first kill. */
export async function beginWithProjects(client: Client, journal: Journal, count: number): Promise<void> {
  for (let made = 0; made < count; made++) await upload(client, journal)
  for (const id of journal.projects) {
    const { status } = await whenEnded(client, { session: journal.session, id })
    if (status !== 'completed') throw new Error(`an episode ended as ${status} before anything was killed`)
    journal.ready.add(id)
  }
}

async function upload(client: Client, journal: Journal) {
  journal.begin()
  const form = formData({}, { field: 'transcript', filename: 'the-bakery.vtt', bytes: sample })
  const answer = await client.call(uploadTranscript, { session: journal.session, ...form })
  if (answer.status === 200) journal.projects.push(answer.body.id)
  journal.answered({ kind: 'upload', id: answer.body.id }, answer)
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
  journal.answered({ kind: 'edit', id, mark }, await client.call(saveContent, { session, params, body: { content } }))
}

async function comment(client: Client, journal: Journal, id: string) {
  const mark = randomUUID()
  journal.begin()
  journal.marks.push({ kind: 'comment', id, mark })
  const asked = { session: journal.session, params: { id }, body: { text: mark } }
  journal.answered({ kind: 'comment', id, mark }, await client.call(addComment, asked))
}

async function generate(client: Client, journal: Journal, id: string) {
  journal.begin()
  journal.asked.set(id, (journal.asked.get(id) ?? 0) + 1)
  const params = { id, contentType: generatedType }
  journal.answered({ kind: 'generate', id }, await client.call(generateContent, { session: journal.session, params }))
}

async function pay(client: Client, journal: Journal) {
  journal.begin()
  const person = { email: `${randomUUID()}@example.com`, username: 'Jonas', password: 'correct horse' }
  const { body: account } = await client.call(register, { body: person })
  const session = account.sessionId
  const { body: begun } = await client.call(createSubscription, { session })
  const paying = { clientSecret: begun.clientSecret, card: testCard }
  journal.answered({ kind: 'payment', session }, await client.call(testPayment, { session, body: paying }))
}
