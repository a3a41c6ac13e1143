import type { JobData, JobHandler } from '../jobs/jobs.ts'
import type { Mail, Mailer } from './mail.ts'

type Request = JobData['send-mail']
type Kind = Request['letter']

/** Writes the letter of a kind as things are now, or null where it has no point any more. */
export type LetterWriters = { [K in Kind]: (request: Extract<Request, { letter: K }>) => Promise<Mail | null> }

/**
 * Mails are jobs: enqueued with what they tell, sent when the mail server takes them. The secret of a link is made as
 * the letter is written, so that none ever waits in the queue; a letter that is tried again carries a new one.
 */
export function sendLetters(deps: { mail: Mailer; logFailure: (request: Request) => void }, writers: LetterWriters) {
  return {
    run: async (request) => {
      const write = writers[request.letter] as (request: Request) => Promise<Mail | null>
      const mail = await write(request)
      if (mail) await deps.mail.send(mail)
    },
    giveUp: async (request) => deps.logFailure(request),
  } satisfies JobHandler<'send-mail'>
}
