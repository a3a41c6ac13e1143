import type { ReceivedMail } from '../../server/test/mail-server.ts'
import { markup } from './exported-texts.ts'

/** Of those that hold an attacking text: what a mail program would show as a page, and who gets them. */
export function inMails(mails: readonly ReceivedMail[]): string[] {
  const attacked = mails.filter(({ text, subject }) => /window\.ran/.test(text + subject))
  if (attacked.length < 3)
    return [`${attacked.length} mails with such a text: invitations, mentions and news of an episode have them`]
  return attacked.flatMap(({ raw, subject }) => {
    const head = raw.split(/\r?\n\r?\n/)[0] ?? ''
    const found = markup.exec(extractHtmlPart(raw))
    return [
      ...(found ? [`${subject}: ${found[0]}`] : []),
      ...((head.match(/^(?:To|Cc|Bcc):/gim) ?? []).length === 1 ? [] : [`${subject}: not one address`]),
    ]
  })
}

/** The part that is shown as a page, its transfer encoding undone. */
function extractHtmlPart(raw: string): string {
  const part = raw.split(/\r?\n--[^\r\n]+\r?\n/).find((one) => /content-type: text\/html/i.test(one)) ?? ''
  const [head = '', ...body] = part.split(/\r?\n\r?\n/)
  const content = body.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
  return content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
