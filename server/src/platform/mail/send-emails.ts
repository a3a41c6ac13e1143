import type { JobData, JobHandler } from '../jobs/jobs.ts'
import type { Mail, Mailer } from './mail.ts'

type Request = JobData['send-mail']
type Kind = Request['letter']

/** Write the email of each kind from the current data; null if it is no longer relevant. */
export type EmailWriters = { [K in Kind]: (request: Extract<Request, { letter: K }>) => Promise<Mail | null> }

/** Logs an email that could not be sent, without its recipient. */
export type LogFailure = (request: Pick<Request, 'letter'>, error: unknown) => void

/**
 * Returns the handler of the jobs that send emails. The job stores ids, and the email is written when it is sent, so
 * the secret of a link never waits in the queue. A retried email has a new secret.
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
