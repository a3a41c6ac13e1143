import { createResetEmail } from './features/auth/password-reset.ts'
import { createVerificationEmail } from './features/auth/verify-email.ts'
import { endSubscription } from './features/billing/ending.ts'
import { renewSubscriptions } from './features/billing/renewals.ts'
import { createMentionEmail } from './features/collaboration/mention-email.ts'
import { analyzeEpisode } from './features/content/analyzing.ts'
import { abandonContent, writeMissingContent } from './features/content/writing.ts'
import { correctReading } from './features/corrections/on-reading.ts'
import { tidy } from './features/housekeeping/housekeeping.ts'
import { removeOrphanedFiles } from './features/housekeeping/orphaned-files.ts'
import { runSearchIndexer } from './features/search/search-indexer.ts'
import { createInvitationEmail } from './features/team/invitation-email.ts'
import { processTranscript } from './features/transcripts/processing.ts'
import { createReadyEmail, whoWaits } from './features/transcripts/ready-email.ts'
import type { JobData, JobHandler } from './platform/jobs/jobs.ts'
import { logSeldom } from './platform/log-seldom.ts'
import { type LogFailure, sendEmails } from './platform/mail/send-emails.ts'
import type { Services } from './services.ts'

const dayMs = 86_400_000

/**
 * Starts working on jobs. `appUrl` is the base of links in emails; without the setting it is known once the port is
 * open.
 */
export async function startWorker(services: Services, appUrl: string): Promise<void> {
  const { jobs, mail, log } = services
  const deps = { ...services, appUrl }
  const processing = processTranscript({
    ...deps,
    correctReading: (reading) => correctReading(deps, reading),
    analyze: (source, options) => analyzeEpisode(deps, source, options),
    writeMissingContent: (source, refusal) => writeMissingContent(deps, source, refusal),
    abandonContent: (transcriptId) => abandonContent(deps, transcriptId),
    tellReady: async (tx, transcriptId) => {
      if (await whoWaits(tx, transcriptId)) await jobs.enqueue(tx, 'send-mail', { letter: 'ready', transcriptId })
    },
  })
  await jobs.work('process-transcript', processing)
  await jobs.work('end-subscription', endSubscription(deps))
  const logUnsent: LogFailure = ({ letter }, error) => log.error({ err: error, letter }, 'an email could not be sent')
  const letters = {
    reset: (about: { email: string }) => createResetEmail(deps, about),
    verification: (about: { userId: string }) => createVerificationEmail(deps, about),
    invitation: (about: { invitationId: string }) => createInvitationEmail(deps, about),
    ready: (about: { transcriptId: string }) => createReadyEmail(deps, about),
    mention: (about: { commentId: string; userId: string }) => createMentionEmail(deps, about),
  }
  await jobs.work('send-mail', sendEmails({ mail, logFailure: logUnsent }, letters))
  await jobs.work('remove-files', removeFiles(deps))
}

function removeFiles({ files }: Pick<Services, 'files'>): JobHandler<'remove-files'> {
  async function run({ fileKeys }: JobData['remove-files']) {
    for (const fileKey of fileKeys) await files.remove(fileKey)
  }
  return { run, giveUp: run }
}

/** Cleans up and renews subscriptions, now and once a day. */
export function runHousekeeping(services: Services): void {
  const onError = (error: unknown) => services.log.error({ err: error }, 'housekeeping')
  const run = () => {
    void tidy(services).catch(onError)
    void removeOrphanedFiles(services).catch(onError)
    void renewSubscriptions({ ...services, onError }).catch(onError)
  }
  run()
  setInterval(run, dayMs).unref()
}

/** Keeps the search index up to date until the process stops. */
export function updateSearchIndex(services: Services, stopping: AbortSignal): void {
  const onError = logSeldom((error, leftOut) => services.log.error({ err: error, leftOut }, 'search'))
  runSearchIndexer({ ...services, onError }, stopping)
}
