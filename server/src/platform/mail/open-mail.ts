import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.ts'
import type { MailSettings } from './mail-settings.ts'

type OpenOptions = MailSettings & {
  /** Contains the outbox. */
  dataDir: string
  now: () => Date
}

/** Keeps emails from loading content from files or URLs, which ours never need. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

export function openMail({ smtpUrl, mailFrom, dataDir, now }: OpenOptions): Mailer {
  return smtpUrl ? openSmtp(smtpUrl, mailFrom) : openOutbox({ folder: join(dataDir, 'outbox'), mailFrom, now })
}

function openSmtp(url: string, mailFrom: string): Mailer {
  const transport = createTransport({
    ...closed,
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    kind: 'smtp',
    send: async (mail) => {
      await transport.sendMail(addressed(mail, mailFrom))
    },
  }
}

/** Opens a folder with one readable .eml file per email, named by the time it was written. */
function openOutbox({ folder, mailFrom, now }: { folder: string; mailFrom: string; now: () => Date }): Mailer {
  const transport = createTransport({ ...closed, streamTransport: true, buffer: true })
  return {
    kind: 'outbox',
    send: async (mail) => {
      const { message } = await transport.sendMail(legible(addressed(mail, mailFrom)))
      // The links in these emails grant access, so only the server's user may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
  }
}

/** Passes the recipient as an object, because a string could be parsed as several addresses. */
function addressed({ to, ...mail }: Mail, from: string) {
  return { from, to: { name: '', address: to }, ...mail }
}

/** Leaves the plain text unencoded, so that the file can be read, and its links copied, without a mail program. */
function legible<M extends { text: string; html: string }>({ text, html, ...mail }: M) {
  const raw = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`
  return { ...mail, alternatives: [{ raw }, { contentType: 'text/html; charset=utf-8', content: html }] }
}
