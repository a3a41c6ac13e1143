import { createResetEmail } from './features/auth/password-reset.ts'
import { createVerificationEmail } from './features/auth/verify-email.ts'
import type { BillingDeps } from './features/billing/billing-deps.ts'
import { endSubscription } from './features/billing/ending.ts'
import { renewSubscriptions } from './features/billing/renewals.ts'
import { createMentionEmail } from './features/collaboration/mention-email.ts'
import { analyzeEpisode } from './features/content/analyzing.ts'
import { loadContent } from './features/content/shown-content.ts'
import { abandonContent, type WritingDeps, writeMissingContent } from './features/content/writing.ts'
import { correctReading } from './features/corrections/on-reading.ts'
import { listTerms } from './features/glossary/glossary.ts'
import { tidy } from './features/housekeeping/housekeeping.ts'
import { removeOrphanedFiles } from './features/housekeeping/orphaned-files.ts'
import { runSearchIndexer } from './features/search/search-indexer.ts'
import { getWritingPreferences } from './features/settings/settings.service.ts'
import { createInvitationEmail } from './features/team/invitation-email.ts'
import { processTranscript } from './features/transcripts/processing.ts'
import { createReadyEmail, whoWaits } from './features/transcripts/ready-email.ts'
import { turnIntoTeam } from './platform/database/workspaces.ts'
import type { ReadingThreads } from './platform/engine/reading-threads.ts'
import type { Files } from './platform/files/files.ts'
import type { JobData, JobHandler, Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { type LogFailure, sendEmails } from './platform/mail/send-emails.ts'

export type WorkerDeps = Omit<WritingDeps, 'getWritingPreferences' | 'contents'> &
  Pick<BillingDeps, 'billing' | 'payments' | 'now'> & {
    jobs: Jobs
    files: Files
    parse: ReadingThreads['parse']
    contents: ReadingThreads['contents']
    mail: Mailer
    /** Where the links in mails lead. */
    appUrl: string
    logUnsent: LogFailure
  }

const dayMs = 86_400_000

/** Takes on what the calls have put off. */
export async function startWorker(deps: WorkerDeps): Promise<void> {
  const { jobs, ...rest } = deps
  const writing = {
    ...deps,
    getWritingPreferences: (workspaceId: string) => getWritingPreferences(deps.db, workspaceId),
  }
  const processing = processTranscript({
    ...rest,
    correctReading: (reading) => correctReading({ ...deps, listTerms }, reading),
    analyze: (source, options) => analyzeEpisode(writing, source, options),
    writeMissingContent: (source, refusal) => writeMissingContent(writing, source, refusal),
    abandonContent: (transcriptId) => abandonContent(deps, transcriptId),
    tellReady: async (tx, transcriptId) => {
      if (await whoWaits(tx, transcriptId)) await jobs.enqueue(tx, 'send-mail', { letter: 'ready', transcriptId })
    },
  })
  await jobs.work('process-transcript', processing)
  await jobs.work('end-subscription', endSubscription({ ...deps, turnIntoTeam }))
  const letters = {
    reset: (about: { email: string }) => createResetEmail(deps, about),
    verification: (about: { userId: string }) => createVerificationEmail(deps, about),
    invitation: (about: { invitationId: string }) => createInvitationEmail(deps, about),
    ready: (about: { transcriptId: string }) => createReadyEmail(deps, about),
    mention: (about: { commentId: string; userId: string }) => createMentionEmail(deps, about),
  }
  await jobs.work('send-mail', sendEmails({ mail: deps.mail, logFailure: deps.logUnsent }, letters))
  await jobs.work('remove-files', removeFiles(deps))
}

function removeFiles({ files }: Pick<WorkerDeps, 'files'>): JobHandler<'remove-files'> {
  async function run({ fileKeys }: JobData['remove-files']) {
    for (const fileKey of fileKeys) await files.remove(fileKey)
  }
  return { run, giveUp: run }
}

/** Tidies and renews at the start and then once a day, for as long as the process lives. */
export function keepTidy(
  deps: Pick<WorkerDeps, 'db' | 'files' | 'billing' | 'payments' | 'jobs' | 'now'> & {
    onError: (error: unknown) => void
  },
) {
  const run = () => {
    void tidy(deps).catch(deps.onError)
    void removeOrphanedFiles(deps).catch(deps.onError)
    void renewSubscriptions({ ...deps, turnIntoTeam }).catch(deps.onError)
  }
  run()
  setInterval(run, dayMs).unref()
}

/** Lets what changes be found, until the process stops. */
export function keepFindable(
  { db, stopping }: { db: WorkerDeps['db']; stopping: AbortSignal },
  onError: (error: unknown) => void,
): void {
  runSearchIndexer({ db, loadContent: contentIn(db), onError }, stopping)
}

/** What is written of a project, without its pictures: they have no words. */
export const contentIn = (db: WorkerDeps['db']) => (transcriptId: string) => loadContent(db, transcriptId, [])
