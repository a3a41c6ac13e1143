// A team in which every text that people can type is one that attacks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentTypeKeys } from '@podcastai/content-types'
import {
  addComment,
  addMember,
  createShareLink,
  drawClipOverlays,
  type Endpoint,
  editComment,
  forgotPassword,
  generateClipThumbnails,
  getContent,
  getTeamSettings,
  register,
  renameSpeaker,
  renameTeam,
  renameTranscript,
  saveContent,
  saveNote,
  savePictureLook,
  saveTeamSettings,
  saveTeamTemplates,
  setRecording,
  settingsFields,
  updateProfile,
  uploadTranscript,
  verifyEmail,
} from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import type { MailServer } from '../../server/test/mail-server.ts'
import { buildTeam, formData, newEmail, smallTranscript, whenProcessed } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { attackedFields, bad, html } from './attacking-texts.ts'
import type { Client } from './client.ts'
import { fieldName } from './text-fields.ts'

const sample = 'the-bakery-that-closed-on-saturdays.vtt'
const talk = readFileSync(join(import.meta.dirname, '../../samples', sample))

export type SpoiledHome = Awaited<ReturnType<typeof spoilHome>>

/** @param mails where the server sends its mails, so that members can prove their addresses and get all of them */
export async function spoilHome(plain: Client, mails: MailServer) {
  const { client, filled } = noting(plain)
  const app = client as unknown as TestApp
  const { admin } = await buildTeam(app, { username: html.slice(0, 90) })
  const { session } = admin
  await spoilWorkspace(client, session)
  await client.call(verifyEmail, {
    session,
    body: { token: await linked(mails, admin.email, /verify-email\?token=([\w-]+)/) },
  })
  await client.call(updateProfile, { session, body: { readyMail: true } })
  await inviteMember(client, session, mails)
  await client.call(forgotPassword, { body: { email: admin.email } })
  const id = await uploadAll(client, session, filled)
  const params = { id }
  await spoilSpeakers(client, session, id)
  await client.call(renameTranscript, { session, params, body: { filename: bad } })
  await client.call(setRecording, {
    session,
    params,
    body: { recordingUrl: `https://elsewhere.example/?q="><${html}` },
  })
  await client.call(saveNote, { session, params, body: { text: bad, baseRevision: 0 } })
  const { body: comment } = await client.call(addComment, {
    session,
    params,
    body: { text: `@${html.slice(0, 100)} ${bad}` },
  })
  await client.call(editComment, {
    session,
    params: { id, commentId: comment.id },
    body: { text: `${bad} @${html.slice(0, 100)}` },
  })
  await client.call(addComment, { session, params, body: { text: bad, contentType: 'quotes', item: '0' } })
  const texts = await spoilContent(client, session, id)
  const { body: link } = await client.call(createShareLink, { session, params, body: { name: html } })
  const clips = [{ id: 'a', filename: bad.slice(0, 150), content: `${bad}\n${smallTranscript}` }]
  await client.call(generateClipThumbnails, { session, body: { clips, engine: 'builtin' } })
  const overlay = { texts: [{ text: html, highlightedWords: [html.slice(0, 90)] }], as: 'zip' as const }
  const overlays = await plain.send({
    ...{ method: 'POST', url: drawClipOverlays.path, body: Buffer.from(JSON.stringify(overlay)) },
    headers: { 'content-type': 'application/json', 'x-session-id': session },
  })
  if (overlays.status === 200)
    for (const field of attackedFields(overlay)) filled.add(fieldName(drawClipOverlays, field))
  return { admin, id, token: link.token, texts, filled }
}

/** A client that keeps in mind which fields took a text that attacks. */
function noting(plain: Client): { client: Client; filled: Set<string> } {
  const filled = new Set<string>()
  const call = (async (endpoint: Endpoint, options: { body?: unknown; fields?: unknown } = {}) => {
    const answer = await plain.call(endpoint, options as never)
    if (answer.status === 200) for (const field of attackedFields(options.body)) filled.add(fieldName(endpoint, field))
    return answer
  }) as Client['call']
  return { client: { ...plain, call }, filled }
}

async function inviteMember(client: Client, session: string, mails: MailServer) {
  const email = newEmail()
  await client.call(addMember, { session, body: { email, role: 'user' } })
  const proof = await linked(mails, email, /proof=([\w-]+)/)
  await client.call(register, { body: { email, username: html.slice(0, 100), password: 'correct horse', proof } })
}

/** What the link in a mail carries, once the mail is there. */
async function linked({ mails }: MailServer, to: string, link: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const found = mails.map((mail) => (mail.to === to ? link.exec(mail.text)?.[1] : undefined)).find(Boolean)
    if (found) return found
    await wait(100)
  }
  throw new Error(`no mail to ${to} with ${link}; there are ${mails.map(({ subject }) => subject).join(', ')}`)
}

async function spoilWorkspace(client: Client, session: string) {
  await client.call(renameTeam, { session, body: { name: html.slice(0, 100) } })
  await client.call(updateProfile, { session, body: { username: html.slice(0, 100) } })
  const { body: settings } = await client.call(getTeamSettings, { session })
  const texts = Object.entries(settings).filter(
    ([name, value]) => typeof value === 'string' && settingsFields[name as 'podcastName'],
  )
  const changes = Object.fromEntries(texts.map(([name]) => [name, bad.slice(0, 110)]))
  const savedHashtags = [html.slice(0, 58), '=1+1']
  await client.call(saveTeamSettings, { session, body: { ...changes, savedHashtags, revision: settings.revision } })
  await client.call(savePictureLook, { session, body: { handle: html.slice(0, 60) } })
  // Told to the writers and shown in the settings.
  await client.call(saveTeamTemplates, { session, body: Object.fromEntries(contentTypeKeys.map((key) => [key, bad])) })
}

/** Uploads every format with the hostile text as spoken words, speaker names, and file name. */
async function uploadAll(client: Client, session: string, filled: Set<string>): Promise<string> {
  const lines = parseTranscript(talk, sample).segments.map(
    ({ speaker, text }, at) => `${speaker}: ${text}${at % 6 === 0 ? ` ${bad}` : ''}`,
  )
  const fields = { guestName: bad.slice(0, 200), guestTitle: bad.slice(0, 200), guestHandle: bad.slice(0, 200) }
  const filename = `=1+1 ${html.replaceAll('"', "'").replaceAll('/', '')}.txt`
  const form = formData(fields, { field: 'transcript', filename, bytes: lines.join('\n\n') })
  const { status, body } = await client.call(uploadTranscript, { session, ...form })
  if (status !== 200) throw new Error(`the upload was refused with ${status}: ${body.message}`)
  for (const field of attackedFields(fields)) filled.add(fieldName(uploadTranscript, field))
  return body.id
}

async function spoilSpeakers(client: Client, session: string, id: string) {
  const { speakers } = await whenProcessed(client as unknown as TestApp, session, id)
  for (const [at, { name, labels }] of speakers.entries()) {
    const body = { labels, from: name, to: `${at}${html.slice(0, 60)}` }
    await client.call(renameSpeaker, { session, params: { id }, body })
  }
}

/** Enough to have every field of a type, without every item of it. */
const textsOfType = 12

/** Every text of what was written, one after the other, becomes one that attacks, as far as its type takes it. */
async function spoilContent(client: Client, session: string, id: string): Promise<number> {
  const { body: written } = await client.call(getContent, { session, params: { id } })
  let count = 0
  for (const contentType of contentTypeKeys) {
    let content: unknown = written[contentType]
    for (const path of textsIn(content).slice(0, textsOfType)) {
      for (const text of [bad, '=1+1', '<b>']) {
        const spoiled = withText(content, path, text)
        const params = { id, contentType }
        const { status } = await client.call(saveContent, { session, params, body: { content: spoiled } })
        if (status !== 200) continue
        content = spoiled
        count += 1
        break
      }
    }
  }
  return count
}

type Path = readonly string[]

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

function withText(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text
  const inner = withText((value as Record<string, unknown>)[name], rest, text)
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...(value as object), [name]: inner }
}
