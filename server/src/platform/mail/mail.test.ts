import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../../test/mail-server.ts'
import { readConfig } from '../config.ts'
import { letter } from './email-content.ts'
import { openMail } from './open-mail.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'podcastai-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (smtpUrl?: string) =>
  openMail({
    smtpUrl,
    mailFrom: 'PodcastAI <hello@podcastai.example>',
    dataDir,
    now: () => new Date('2026-05-04T03:02:01Z'),
  })

const url = `https://podcastai.example/register?invitation=${'a'.repeat(36)}&proof=${'b'.repeat(43)}`
const written = (changes: { to?: string; name?: string } = {}) => {
  const { to = 'mo@example.com', name = 'Mo' } = changes
  return letter({
    to,
    subject: `Hello ${name}`,
    paragraphs: [`Dear ${name},`],
    button: { label: 'Open', url },
    footnote: 'Bye.',
  })
}

test('what people typed is text in a mail, never markup and never a header', () => {
  const { html, text, subject } = written({ name: `<img src=x onerror="x">\r\nBcc: eve@example.com` })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;')
  expect(html).toContain(url.replace('&', '&amp;'))
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).toContain(`\n${url}\n`)
})

test('without a mail server every mail is a file that can be read, and its link copied', async () => {
  const mail = open()
  await mail.send(written({ name: 'Jörg' }))
  await mail.send(written())
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  expect(files.every((file) => /^2026-05-04T03-02-01-000Z-\w+\.eml$/.test(file))).toBe(true)
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  for (const text of texts) expect(text.split(/\r?\n/)).toContain(url)
  expect(texts.join()).toContain('Dear Jörg,')
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('with a mail server it goes there, to one address alone, and to no outbox', async () => {
  const server = await startMailServer()
  try {
    await open(server.url).send(written({ name: 'Mo' }))
    const mail = await server.next('mo@example.com', /^Hello Mo$/)
    expect(mail.text).toContain(url)
    expect(mail.raw).toContain('From: PodcastAI <hello@podcastai.example>')
    await open(server.url)
      .send(written({ to: 'mo@example.com, eve@example.com' }))
      .catch(() => {})
    expect(server.mails.map(({ to }) => to)).not.toContain('eve@example.com')
    expect(existsSync(join(dataDir, 'outbox'))).toBe(false)
  } finally {
    await server.close()
  }
})

test('a mail that is not taken is an error, so that it is tried again', async () => {
  const server = await startMailServer({ refuse: () => true })
  try {
    await expect(open(server.url).send(written())).rejects.toThrow(/450/)
  } finally {
    await server.close()
  }
})

test('mails need an address they come from and one that their links lead to', () => {
  const SMTP_URL = 'smtp://mail.example.com:587'
  const MAIL_FROM = 'PodcastAI <hello@example.com>'
  expect(() => readConfig({ SMTP_URL })).toThrow(/^MAIL_FROM: [^\n]+$/)
  expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow(/^APP_URL: [^\n]+$/)
  expect(() => readConfig({ SMTP_URL: 'mail.example.com' })).toThrow(/^SMTP_URL: [^\n]+$/)
  const APP_URL = 'https://podcasts.example.com'
  expect(readConfig({ SMTP_URL, MAIL_FROM, APP_URL })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM })
})
