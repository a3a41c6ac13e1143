import type { Connection } from '../database/connection.ts'

/** What can be put off, and what each piece of work needs to know. */
export type JobData = {
  'process-transcript': { transcriptId: string }
  /**
   * Tells the payment provider, by its name for the subscription. 'unless-paid' ends what is still unpaid and reads the
   * rest again; 'doubled' ends one that was paid beside another, and credits what is left of it.
   */
  'end-subscription': { reference: string; when: 'with-period' | 'at-once' | 'unless-paid' | 'doubled' }
  /** Names what the letter is about; it is written when it is sent, and no link waits in the queue. */
  'send-mail':
    | { letter: 'reset'; email: string }
    | { letter: 'verification'; userId: string }
    | { letter: 'invitation'; invitationId: string }
    | { letter: 'ready'; transcriptId: string }
    | { letter: 'mention'; commentId: string; userId: string }
  /** Files of rows that are gone. */
  'remove-files': { fileKeys: string[] }
}
export type JobName = keyof JobData

/** How a job ended in this process. `given-up`: it failed too often, and its `giveUp` ran. */
export type JobDone = { queue: JobName; result: 'done' | 'failed' | 'interrupted' | 'given-up'; seconds: number }

export type JobHandler<Name extends JobName> = {
  /** Runs at least once: doing it twice must be harmless. A throw is tried again a few times. */
  run: (data: JobData[Name]) => Promise<void>
  /** Called when it failed, or its process died, too often, so that users are not left waiting. */
  giveUp: (data: JobData[Name]) => Promise<void>
}

export type Jobs = {
  /** Enqueues on the transaction that stores what the job works on: both are there, or neither. */
  enqueue: <Name extends JobName>(
    tx: Connection,
    name: Name,
    data: JobData[Name],
    /** The workspace that takes its turn with this job, and the size of what the job works on. */
    owner?: { workspaceId: string; kilobytes?: number },
  ) => Promise<void>
  /** Takes on jobs of this name in this process. */
  work: <Name extends JobName>(name: Name, handler: JobHandler<Name>) => Promise<void>
  /** Takes on no more jobs. From now on a job that fails was interrupted, which costs it none of its tries. */
  rest: () => Promise<void>
  /** Lets running jobs finish for a while, then requeues them for the next process. */
  stop: () => Promise<void>
}

/** Every job there is; a name of another version is none. */
export const jobNames = [
  'process-transcript',
  'end-subscription',
  'send-mail',
  'remove-files',
] as const satisfies readonly JobName[]

export const isJobName = (name: string): name is JobName => (jobNames as readonly string[]).includes(name)
