import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string; subject: string; text: string; raw: string }
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Starts a local mail server that keeps the emails it receives; `refuse` makes it reject them. */
export async function startMailServer({ refuse = () => false }: { refuse?: () => boolean } = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        if (refuse()) return done(new Error('450 come back later'))
        for (const { address } of session.envelope.rcptTo) mails.push(read(address, raw))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Waits for the next email to an address with a matching subject, and removes it. */
    next: async (to: string, subject: RegExp): Promise<ReceivedMail> => {
      for (let attempt = 0; attempt < 400; attempt++) {
        const index = mails.findIndex((mail) => mail.to === to && subject.test(mail.subject))
        if (index >= 0) return mails.splice(index, 1)[0] as ReceivedMail
        await wait(50)
      }
      throw new Error(`no mail ${subject} to ${to}; there are ${mails.map((mail) => mail.subject).join(', ')}`)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Returns the subject and plain text of an email with both kinds of parts. */
function read(to: string, raw: string): ReceivedMail {
  const [head = '', ...parts] = raw.split(/\r?\n--[^\r\n]+\r?\n/)
  const subject = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/im.exec(head)?.[1]?.replaceAll(/\r?\n[ \t]/g, ' ') ?? ''
  const plain = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? raw
  const [headers = '', ...body] = plain.split(/\r?\n\r?\n/)
  const content = body.join('\n\n')
  return {
    to,
    subject: decodeWords(subject),
    text: /quoted-printable/i.test(headers) ? unquote(content) : content,
    raw,
  }
}

function unquote(content: string): string {
  const bytes = content.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'))
}

function decodeWords(header: string): string {
  return header.replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=\s*/gi, (_, kind: string, value: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(value, 'base64').toString() : unquote(value.replaceAll('_', ' ')),
  )
}
