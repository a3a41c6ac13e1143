import type { JobData, JobHandler } from '../jobs/jobs.ts'
import type { Mail, Mailer } from './mail.ts'

type Request = JobData['send-mail']
type Kind = Request['letter']

/** Writes the letter of a kind as things are now, or null where it has no point any more. */
export type EmailWriters = { [K in Kind]: (request: Extract<Request, { letter: K }>) => Promise<Mail | null> }

/** Of a letter that did not leave: whom it is for is no matter of logs. */
export type LogFailure = (request: Pick<Request, 'letter'>, error: unknown) => void

/**
 * Mails are jobs: enqueued with what they tell, sent when the mail server takes them. The secret of a link is made as
 * the letter is written, so that none ever waits in the queue; a letter that is tried again carries a new one.
 */
export function sendEmails(deps: { mail: Mailer; logFailure: LogFailure }, writers: EmailWriters) {
  return {
    run: async (request) => {
      const write = writers[request.letter] as (request: Request) => Promise<Mail | null>
      const mail = await write(request)
      try {
        if (mail) await deps.mail.send(mail)
      } catch (error) {
        // The job is retried for hours, but the operator learns of the first failure.
        deps.logFailure(request, error)
        throw error
      }
    },
    giveUp: async (request) => deps.logFailure(request, new Error('it was tried too often')),
  } satisfies JobHandler<'send-mail'>
}
