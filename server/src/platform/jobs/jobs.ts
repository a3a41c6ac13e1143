import type { Connection } from '../database/connection.ts'

/** The jobs, and the data of each. */
export type JobData = {
  'process-transcript': { transcriptId: string }
  /**
   * Updates the payment provider; `reference` is its id of the subscription. 'unless-paid' ends unpaid subscriptions
   * and re-reads the state of others; 'doubled' ends one that was paid in addition to another, and credits the rest of
   * its period.
   */
  'end-subscription': { reference: string; when: 'with-period' | 'at-once' | 'unless-paid' | 'doubled' }
  /** Ids only: the email is written when it is sent, so that no secret link waits in the queue. */
  'send-mail':
    | { letter: 'reset'; email: string }
    | { letter: 'verification'; userId: string }
    | { letter: 'invitation'; invitationId: string }
    | { letter: 'ready'; transcriptId: string }
    | { letter: 'mention'; commentId: string; userId: string }
  /** Removes the files of deleted rows. */
  'remove-files': { fileKeys: string[] }
}
export type JobName = keyof JobData

/** How a job ended in this process. `given-up`: it failed too often, and its `giveUp` ran. */
export type JobDone = { queue: JobName; result: 'done' | 'failed' | 'interrupted' | 'given-up'; seconds: number }

export type JobHandler<Name extends JobName> = {
  /** Runs at least once, so it must be idempotent. If it throws, the job is retried a few times. */
  run: (data: JobData[Name]) => Promise<void>
  /** Called when the job failed or lost its process too often, so that users are not left waiting. */
  giveUp: (data: JobData[Name]) => Promise<void>
}

export type Jobs = {
  /** Enqueues in the transaction that stores the job's subject, so that both are committed or neither is. */
  enqueue: <Name extends JobName>(
    tx: Connection,
    name: Name,
    data: JobData[Name],
    /** The workspace for fair scheduling, and the size of the job's input. */
    owner?: { workspaceId: string; kilobytes?: number },
  ) => Promise<void>
  /** Starts working on jobs of this name in this process. */
  work: <Name extends JobName>(name: Name, handler: JobHandler<Name>) => Promise<void>
  /** Takes no more jobs. From then on, a job that fails counts as interrupted, which consumes no retry. */
  rest: () => Promise<void>
  /** Lets running jobs finish for a while, then requeues them for the next process. */
  stop: () => Promise<void>
}

/** Every job of this version; a queue may hold other names from another version. */
export const jobNames = [
  'process-transcript',
  'end-subscription',
  'send-mail',
  'remove-files',
] as const satisfies readonly JobName[]

export const isJobName = (name: string): name is JobName => (jobNames as readonly string[]).includes(name)
