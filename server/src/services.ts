// What the features get: the platform, and functions that one feature provides for others. Features don't import each
// other, so they are wired here, once for the app and the worker.
import type { SiteFile } from '@podcastai/contracts'
import { loadContent, loadPublishedContent } from './domain/content/read-content.ts'
import type { ContentThreads } from './domain/content-threads/content-threads.ts'
import { findSession } from './features/auth/auth.repository.ts'
import { findCaller, loadProfile } from './features/auth/auth.service.ts'
import { passwordConfirmation } from './features/auth/guarded-password.ts'
import { carryPlan } from './features/billing/carry-plan.ts'
import { endAtOnce, endWithPeriod } from './features/billing/ending.ts'
import { analyzeNames } from './features/content/analyzing.ts'
import { openLedger } from './features/content/usage.ts'
import { openDocumentThreads } from './features/export/document-threads.ts'
import { lockGlossary } from './features/glossary/glossary.repository.ts'
import { keepTerm, listTerms } from './features/glossary/glossary.ts'
import { takeTermsBack } from './features/glossary/terms-taken-back.ts'
import type { HealthDeps } from './features/health/health.routes.ts'
import type { LanguageModels } from './features/language-model/operator-model.routes.ts'
import { listReferenceImages } from './features/pictures/pictures.routes.ts'
import { cutCopy, findHeardSound } from './features/recordings/heard-sound.ts'
import { readBranding } from './features/settings/branding.routes.ts'
import { getWritingPreferences } from './features/settings/settings.service.ts'
import { isInvited, joinVerified, welcome } from './features/team/invitations.ts'
import { toTranscript } from './features/transcripts/transcript-views.ts'
import { findTranscript, listSegments } from './features/transcripts/transcripts.repository.ts'
import type { Config } from './platform/config.ts'
import type { Changes } from './platform/database/changes.ts'
import type { Connection, Transaction } from './platform/database/connection.ts'
import type { ShowScope } from './platform/database/shows.ts'
import { turnIntoTeam } from './platform/database/workspaces.ts'
import type { DiskSpace } from './platform/disk-space.ts'
import type { Engine, Source } from './platform/engine/engine.ts'
import type { ReadingThreads } from './platform/engine/reading-threads.ts'
import type { Files } from './platform/files/files.ts'
import type { GoogleDrive } from './platform/google/google-drive.ts'
import type { Caller } from './platform/http/caller.ts'
import { type HttpServerOptions, isServedByHttps } from './platform/http/http-server.ts'
import type { Pages } from './platform/http/serve-pages.ts'
import { noThrottle, openThrottle } from './platform/http/throttle.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import type { Pictures } from './platform/pictures/picture-processes.ts'

/** What is opened at startup, or by a test. */
export type Platform = HealthDeps &
  HttpServerOptions &
  Pick<ReadingThreads, 'check' | 'readWordText' | 'parse' | 'prepare'> & {
    config: Pick<
      Config,
      | 'appUrl'
      | 'billing'
      | 'stripe'
      | 'isReachable'
      | 'signups'
      | 'freeEpisodes'
      | 'maxShows'
      | 'mediaQuotaBytes'
      | 'operatorEmail'
    >
    jobs: Jobs
    mail: Mailer
    /** Null if billing is off. */
    payments: PaymentProvider | null
    /** Null without the credentials of a Google client. */
    google?: GoogleDrive | null
    files: Files
    /** Holds uploads until they are checked. */
    uploadFolder: string
    uploadSpace?: DiskSpace
    contents: Omit<ContentThreads, 'close'>
    engine: Engine
    /** Which language model the engine uses, and the choices for the operator. */
    models: LanguageModels
    builtIn: Engine
    pictures: Pick<Pictures, 'draw' | 'clean'>
    changes: Pick<Changes, 'watch'>
    now: () => Date
    /** Aborted when the process aborts remaining work. */
    stopping?: AbortSignal | undefined
    /** The built pages; without them only API calls are served. */
    pages?: Pages
    /** The operator's texts for the landing page. */
    site?: SiteFile | null
  }

export type Services = ReturnType<typeof createServices>

export function createServices(platform: Platform) {
  const { config, db, now, log } = platform
  const { appUrl, billing, freeEpisodes, maxShows, mediaQuotaBytes, operatorEmail, signups } = config
  const base = {
    ...{ ...platform, appUrl, billing, freeEpisodes, maxShows, mediaQuotaBytes, operatorEmail, signups, turnIntoTeam },
    google: platform.google ?? null,
    isHttps: isServedByHttps(config),
    throttle: config.rateLimits ? openThrottle(db) : noThrottle,
    documents: openDocumentThreads(),
    getWritingPreferences: (show: ShowScope) => getWritingPreferences(db, show),
    logFailure: (error: unknown, contentType: string) =>
      log.error({ err: error, contentType }, 'content could not be written'),
  }
  const team = {
    ...base,
    endWithPeriod: (tx: Transaction, workspaceId: string) => endWithPeriod(base, tx, workspaceId),
    carryPlan: (tx: Transaction, workspaces: { from: string; to: string }) => carryPlan(base, tx, workspaces),
  }
  const loadPictures = (transcriptId: string) => listReferenceImages(db, transcriptId)
  return {
    ...team,
    ...{ listTerms, keepTerm, lockGlossary, takeTermsBack, loadPictures },
    publishableKey: config.stripe?.publishableKey ?? null,
    isTestModeOpen: billing === 'test' && config.isReachable,
    findCaller: (sessionId: string) => findCaller(base, sessionId),
    findListener: (sessionIdHash: string) => findSession(db, sessionIdHash, now()),
    loadProfile: (caller: Caller) => loadProfile(base, caller),
    confirmPassword: passwordConfirmation(base),
    endAtOnce: (tx: Transaction, workspaceId: string) => endAtOnce(base, tx, workspaceId),
    teams: {
      isInvited: (connection: Connection, invited: Parameters<typeof isInvited>[2]) =>
        isInvited(base, connection, invited),
      welcome: (tx: Transaction, account: Parameters<typeof welcome>[2]) => welcome(team, tx, account),
      joinVerified: (tx: Transaction, userId: string) => joinVerified(team, tx, userId),
    },
    analyze: (source: Source) => analyzeNames(base, source),
    viewTranscript: async (scope: { workspaceId: string; id: string }) => {
      const row = await findTranscript(db, scope)
      return row && toTranscript(row)
    },
    // Reference images are for members only and have no text: other readers get the content without them.
    loadContent: (transcriptId: string) => loadContent(db, transcriptId, []),
    loadSharedContent: (transcriptId: string) => loadPublishedContent(db, transcriptId, []),
    loadPublishedContent: async (transcriptId: string) =>
      loadPublishedContent(db, transcriptId, await loadPictures(transcriptId)),
    findSound: (project: { workspaceId: string; id: string }) => findHeardSound(db, project),
    cutCopy: (project: { workspaceId: string; id: string }, stretch: Parameters<typeof cutCopy>[2]) =>
      cutCopy(platform, project, stretch),
    loadSegments: (transcriptId: string) => listSegments(db, transcriptId),
    getBranding: (show: ShowScope) => readBranding(db, show),
    getVoice: async (show: ShowScope) => (await base.getWritingPreferences(show)).voice,
    createLedger: (workspaceId: string) =>
      openLedger(base, { workspaceId, transcriptId: null, engine: platform.engine.label }),
    logFault: (fault: Error) => log.error({ err: fault }, 'a Google Doc could not be made'),
  }
}
