// Texts that would run as HTML or as a formula, in every field that people can fill: shown in a real browser, exported
// and shared.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type ContentTypeKey, contentTypeKeys, contentTypeOf, toCsv } from '@podcastai/content-types'
import {
  addComment,
  createShareLink,
  getContent,
  getTeamSettings,
  renameSpeaker,
  renameTeam,
  renameTranscript,
  saveContent,
  saveNote,
  saveTeamSettings,
  settingsFields,
  updateProfile,
  uploadTranscript,
} from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import mammoth from 'mammoth'
import { findBrowser } from '../../../e2e/browser.ts'
import { buildTeam, formData, whenProcessed } from '../../../server/test/people.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { startBenchServer } from '../server-process.ts'
import { type Client, openClient } from './client.ts'
import { onEmbedded } from './places.ts'
import { type Finding, none, told } from './torture.ts'

const html = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
const formula = '=HYPERLINK("http://elsewhere.example","x")'
const bad = `${formula} ${html}`
/** A project's page listens for news and so is never done with the network. */
const settleMs = 2000
/** What is laid open of a text by reading a CSV: who starts with one of these is calculated. */
const startsFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/

export function attackPages(): Promise<Finding[]> {
  return onEmbedded(async ({ env }) => {
    const server = await startBenchServer({ ...env, BILLING: 'test' }, { asNpmStart: true })
    const client = openClient(() => server.url)
    const app = client as unknown as TestApp
    const { admin } = await buildTeam(app, { username: html.slice(0, 90) })
    const project = await fillEverything(client, admin.session)
    const { speakers } = await whenProcessed(app, admin.session, project)
    const { name = '', labels = [] } = speakers.at(-1) ?? {}
    const renaming = { labels, from: name, to: html.slice(0, 60) }
    await client.call(renameSpeaker, { session: admin.session, params: { id: project }, body: renaming })
    const { filled, content } = await spoil(client, admin.session, project)
    const { body: link } = await client.call(createShareLink, {
      session: admin.session,
      params: { id: project },
      body: { name: html },
    })
    const paths = [
      ...[
        '/dashboard',
        '/dashboard?tab=team',
        '/dashboard?tab=settings',
        '/create',
        '/clip-thumbnails',
        '/subscribe',
        `/processing/${project}`,
      ],
      ...contentTypeKeys.map((key) => `/project/${project}?type=${key}`),
      `/shared/${link.token}`,
    ]
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
    const shown = await visit(browser, { url: server.url, session: admin.session, paths })
    await browser.close()
    const formulas = contentTypeKeys.flatMap((key) => formulasIn(key, content[key]))
    const document = await documentOf(client, admin.session, project)
    client.close()
    await server.stop()
    return [
      told('texts of the content that were made to attack', filled),
      none('pages on which a text ran, was refused by the policy, or failed', shown),
      none('cells of exported CSV that a spreadsheet would calculate', formulas),
      none('markup or fields in the exported document', document),
    ]
  })
}

const sample = 'the-bakery-that-closed-on-saturdays.vtt'

/** They say it in the episode, and whoever uploads calls everybody and everything so. */
async function fillEverything(client: Client, session: string): Promise<string> {
  const bytes = readFileSync(join(import.meta.dirname, '../../../samples', sample))
  const lines = parseTranscript(bytes, sample).segments.map(
    ({ speaker, text }, at) => `${speaker}: ${text}${at % 6 === 0 ? ` ${bad}` : ''}`,
  )
  const fields = { guestName: bad.slice(0, 200), guestTitle: bad.slice(0, 200), guestHandle: bad.slice(0, 200) }
  const form = formData(fields, { field: 'transcript', filename: 'talk.txt', bytes: lines.join('\n\n') })
  const { status, body } = await client.call(uploadTranscript, { session, ...form })
  if (status !== 200) throw new Error(`the upload was refused with ${status}: ${body.message}`)
  const params = { id: body.id }
  await client.call(renameTranscript, { session, params, body: { filename: bad } })
  await client.call(addComment, { session, params, body: { text: bad } })
  await client.call(saveNote, { session, params, body: { text: bad, baseRevision: 0 } })
  await client.call(renameTeam, { session, body: { name: html.slice(0, 100) } })
  await client.call(updateProfile, { session, body: { username: html.slice(0, 100) } })
  const { body: settings } = await client.call(getTeamSettings, { session })
  const texts = Object.entries(settings).filter(
    ([name, value]) => typeof value === 'string' && settingsFields[name as 'podcastName'],
  )
  const changes = Object.fromEntries(texts.map(([name]) => [name, bad.slice(0, 110)]))
  await client.call(saveTeamSettings, { session, body: { ...changes, revision: settings.revision } })
  return body.id
}

/** Every text of what was written, one after the other, becomes one that attacks, as far as its type takes it. */
async function spoil(client: Client, session: string, id: string) {
  const { body: written } = await client.call(getContent, { session, params: { id } })
  let filled = 0
  for (const contentType of contentTypeKeys) {
    let content: unknown = written[contentType]
    for (const path of textsIn(content).slice(0, textsOfType)) {
      for (const text of [bad, '=1+1', '<b>']) {
        const spoiled = withText(content, path, text)
        const body = { content: spoiled }
        const { status } = await client.call(saveContent, { session, params: { id, contentType }, body })
        if (status !== 200) continue
        content = spoiled
        filled += 1
        break
      }
    }
  }
  const { body: content } = await client.call(getContent, { session, params: { id } })
  return { filled, content: content as Partial<Record<ContentTypeKey, unknown>> }
}

/** Enough to have every field of a type, without every item of it. */
const textsOfType = 12

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

function formulasIn(key: ContentTypeKey, content: unknown): string[] {
  if (content === undefined) return []
  const { columns, rows } = contentTypeOf(key)
  const cells = cellsOf(toCsv(columns, rows(content as never)))
  return cells
    .filter((cell) => startsFormula.test(cell) && !/^[+-]?\d/.test(cell))
    .map((cell) => `${key}: ${cell.slice(0, 80)}`)
}

/** As RFC 4180 has them. */
function cellsOf(csv: string): string[] {
  return [...csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
}

async function documentOf(client: Client, session: string, id: string): Promise<string[]> {
  const url = `/api/transcripts/${id}/document`
  const { status, text, bytes } = await client.send({
    method: 'GET',
    url,
    headers: { 'x-session-id': session },
    body: null,
  })
  if (status !== 200) return [`the document answered ${status} ${text.slice(0, 200)}`]
  const { value } = await mammoth.convertToHtml({ buffer: bytes })
  const found = /<(?:img|script)[^>]*>/i.exec(value)
  const { value: plain } = await mammoth.extractRawText({ buffer: bytes })
  return [...(found ? [found[0]] : []), ...(plain.includes('<script>') ? [] : ['the text itself is not in it'])]
}

async function visit(
  browser: Browser,
  { url, session, paths }: { url: string; session: string; paths: readonly string[] },
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(session)})
    addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))`)
  await context.addCookies([{ name: 'sessionId', value: session, url }])
  const faults: string[] = []
  for (const path of paths) {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${path}: ${message.text().slice(0, 200)}`)
    })
    page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
    page.on('dialog', (dialog) => {
      faults.push(`${path}: a dialog, ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.goto(url + path)
    await page.waitForTimeout(settleMs)
    if (await page.evaluate('window.ran === 1')) faults.push(`${path}: it ran`)
    if ((await page.getByText('window.ran').count()) === 0 && /project|shared/.test(path))
      faults.push(`${path}: nothing of it is shown`)
    await page.close()
  }
  return faults
}
