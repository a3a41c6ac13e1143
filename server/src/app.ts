import { existsSync } from 'node:fs'
import type { SiteFile } from '@podcastai/contracts'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './features/account/account.routes.ts'
import { activityRoutes } from './features/activity/activity.routes.ts'
import { findSession } from './features/auth/auth.repository.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { findCaller, loadProfile } from './features/auth/auth.service.ts'
import { passwordConfirmation } from './features/auth/guarded-password.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { carryPlan } from './features/billing/carry-plan.ts'
import { endAtOnce, endWithPeriod } from './features/billing/ending.ts'
import { webhookRoute } from './features/billing/webhook.ts'
import { clipRoutes } from './features/clips/clips.routes.ts'
import { listAnchors, storeAnchors } from './features/collaboration/comment-anchors.ts'
import { commentRoutes } from './features/collaboration/comments.routes.ts'
import { mentionRoutes } from './features/collaboration/mentions.routes.ts'
import { noteRoutes } from './features/collaboration/note.routes.ts'
import { analyzeNames } from './features/content/analyzing.ts'
import { assistantRoutes } from './features/content/assistant.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { planContentUpdates } from './features/content/plan-content-updates.ts'
import { projectEngineRoutes } from './features/content/project-engine.routes.ts'
import { loadContent, loadPublishedContent } from './features/content/shown-content.ts'
import { openLedger } from './features/content/usage.ts'
import { correctionRoutes } from './features/corrections/corrections.routes.ts'
import { openDocumentThreads } from './features/export/document-threads.ts'
import { drawnPictureRoutes } from './features/export/drawn-pictures.routes.ts'
import { exportRoutes } from './features/export/export.routes.ts'
import { googleCallback, googleRoutes } from './features/export/google.routes.ts'
import { lockGlossary } from './features/glossary/glossary.repository.ts'
import { glossaryRoutes } from './features/glossary/glossary.routes.ts'
import { keepTerm } from './features/glossary/glossary.ts'
import { takeTermsBack } from './features/glossary/terms-taken-back.ts'
import { type HealthDeps, healthRoutes } from './features/health/health.routes.ts'
import { insightsRoutes } from './features/insights/insights.routes.ts'
import { estimateRoutes } from './features/language-model/estimate.routes.ts'
import { type LanguageModels, operatorModelRoutes } from './features/language-model/operator-model.routes.ts'
import { listReferenceImages, pictureRoutes } from './features/pictures/pictures.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { lookRoutes, readBranding } from './features/settings/branding.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { getWritingPreferences } from './features/settings/settings.service.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { sharedPage } from './features/share/shared-page.ts'
import { isInvited, joinVerified, welcome } from './features/team/invitations.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { toTranscript } from './features/transcripts/transcript-views.ts'
import { findTranscript, listSegments } from './features/transcripts/transcripts.repository.ts'
import { transcriptRoutes } from './features/transcripts/transcripts.routes.ts'
import { trashRoutes } from './features/transcripts/trash.routes.ts'
import type { Config } from './platform/config.ts'
import type { Changes } from './platform/database/changes.ts'
import type { Transaction } from './platform/database/connection.ts'
import { turnIntoTeam } from './platform/database/workspaces.ts'
import type { DiskSpace } from './platform/disk-space.ts'
import type { Engine } from './platform/engine/engine.ts'
import type { ReadingThreads } from './platform/engine/reading-threads.ts'
import type { Files } from './platform/files/files.ts'
import type { GoogleDrive } from './platform/google/google-drive.ts'
import { eventStreams } from './platform/http/event-streams.ts'
import { createHttpServer, type HttpServerOptions, isServedByHttps } from './platform/http/http-server.ts'
import { ownSite } from './platform/http/own-landing.ts'
import { removeOldUploads } from './platform/http/read-upload.ts'
import { serveOn } from './platform/http/serve.ts'
import { type Pages, servePages } from './platform/http/serve-pages.ts'
import { noThrottle, openThrottle } from './platform/http/throttle.ts'

import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { PaymentProvider } from './platform/payments/payments.ts'
import type { Pictures } from './platform/pictures/picture-processes.ts'

export type AppDeps = HealthDeps &
  HttpServerOptions & {
    config: Pick<Config, 'appUrl' | 'billing' | 'stripe' | 'isReachable' | 'signups' | 'freeEpisodes' | 'operatorEmail'>
    jobs: Jobs
    mail: Pick<Mailer, 'kind'>
    /** Null where nothing is paid for. */
    payments: PaymentProvider | null
    /** Null where documents are not made in Google Docs. */
    google?: GoogleDrive | null
    files: Files
    /** Uploads are kept there until they are checked. */
    uploadFolder: string
    uploadSpace?: DiskSpace
    engine: Engine
    /** Which language model that engine is, and what the operator chooses it from. */
    models: LanguageModels
    builtIn: Engine
    check: ReadingThreads['check']
    contents: ReadingThreads['contents']
    prepare: ReadingThreads['prepare']
    pictures: Pick<Pictures, 'draw' | 'clean'>
    changes: Pick<Changes, 'watch'>
    now: () => Date
    /** Aborted when the process breaks off what still runs. */
    stopping?: AbortSignal | undefined
    /** The built pages; without them only calls are served. */
    pages?: Pages
    /** The operator's texts for the landing page. */
    site?: SiteFile | null
  }

/** The app from what it depends on. It never listens: tests inject requests, `main.ts` opens the port. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await createHttpServer(deps)
  const { config } = deps
  const isHttps = isServedByHttps(config)
  const { db, now, jobs, mail } = deps
  const throttle = config.rateLimits ? openThrottle(db) : noThrottle
  const accounts = {
    ...{ db, now, mail, billing: config.billing },
    ...{ freeEpisodes: config.freeEpisodes, operatorEmail: config.operatorEmail },
  }
  const serve = serveOn(app, (sessionId) => findCaller(accounts, sessionId), {
    isHttps,
    uploadFolder: deps.uploadFolder,
    uploadSpace: deps.uploadSpace,
  })
  await removeOldUploads(deps.uploadFolder)
  const writing = {
    ...deps,
    getWritingPreferences: (workspaceId: string) => getWritingPreferences(deps.db, workspaceId),
  }
  const logFailure = (error: unknown, subject: string) =>
    app.log.error({ err: error, contentType: subject }, 'content could not be written')
  healthRoutes(serve, deps)
  const billing = { ...accounts, jobs, payments: deps.payments, turnIntoTeam }
  const teams = {
    ...{ db, now, jobs, mail },
    endWithPeriod: (tx: Transaction, workspaceId: string) => endWithPeriod(billing, tx, workspaceId),
    carryPlan: (tx: Transaction, merged: { from: string; to: string }) => carryPlan(billing, tx, merged),
  }
  const confirmPassword = passwordConfirmation({ db, throttle })
  authRoutes(serve, {
    ...accounts,
    ...{ jobs, throttle, isHttps, signups: config.signups },
    teams: {
      isInvited: (connection, email) => isInvited(deps, connection, email),
      welcome: (tx, account) => welcome(teams, tx, account),
      joinVerified: (tx, userId) => joinVerified(teams, tx, userId),
    },
  })
  teamRoutes(serve, { ...teams, throttle, confirmPassword, loadProfile: (caller) => loadProfile(accounts, caller) })
  accountRoutes(serve, {
    ...{ ...deps, throttle, confirmPassword, operatorEmail: config.operatorEmail },
    loadProfile: (caller) => loadProfile(accounts, caller),
    endAtOnce: (tx, workspaceId) => endAtOnce(billing, tx, workspaceId),
  })
  billingRoutes(serve, {
    ...billing,
    publishableKey: config.stripe?.publishableKey ?? null,
    freeEpisodes: config.freeEpisodes,
    isTestModeOpen: config.billing === 'test' && config.isReachable,
    appUrl: config.appUrl,
    engine: deps.engine,
  })
  await webhookRoute(app, billing)
  const contentUpdateDeps = { ...deps, anchors: { list: listAnchors, store: storeAnchors } }
  transcriptRoutes(serve, {
    ...deps,
    freeEpisodes: config.freeEpisodes,
    prepareRenaming: (change) => planContentUpdates(contentUpdateDeps, change),
    prepareRereading: (change) => planContentUpdates(contentUpdateDeps, change),
    analyze: (source) => analyzeNames(writing, source),
  })
  correctionRoutes(serve, {
    ...deps,
    prepareCorrecting: (change) => planContentUpdates(contentUpdateDeps, change),
    analyze: (source) => analyzeNames(writing, source),
    keepTerm,
    lockGlossary,
    takeTermsBack,
  })
  trashRoutes(serve, deps)
  pictureRoutes(serve, deps)
  contentRoutes(serve, {
    ...writing,
    logFailure,
    loadPictures: (transcriptId) => listReferenceImages(deps.db, transcriptId),
    viewTranscript: async (scope) => {
      const row = await findTranscript(deps.db, scope)
      return row && toTranscript(row)
    },
  })
  assistantRoutes(serve, { ...writing, logFailure })
  projectEngineRoutes(serve, {
    ...writing,
    streams: eventStreams(app),
    findListener: (sessionIdHash) => findSession(deps.db, sessionIdHash, deps.now()),
  })
  operatorModelRoutes(serve, deps)
  estimateRoutes(serve, deps)
  // Pictures are for members alone: they are not fetched for a share link.
  const loadWrittenContent = (transcriptId: string) => loadContent(db, transcriptId, [])
  shareRoutes(serve, { db, now, loadContent: (transcriptId) => loadPublishedContent(db, transcriptId, []) })
  commentRoutes(serve, { db, jobs, throttle, now, loadContent: loadWrittenContent })
  mentionRoutes(serve, deps)
  noteRoutes(serve, deps)
  const documents = openDocumentThreads()
  app.addHook('onClose', () => documents.close())
  deps.stopping?.addEventListener('abort', () => void documents.close(), { once: true })
  const exporting = {
    ...{ ...deps, documents },
    loadContent: async (transcriptId: string) =>
      loadPublishedContent(db, transcriptId, await listReferenceImages(db, transcriptId)),
    loadSegments: (transcriptId: string) => listSegments(db, transcriptId),
    getBranding: (workspaceId: string) => readBranding(db, workspaceId),
  }
  exportRoutes(serve, exporting)
  // A picture can be had of a candidate as well.
  drawnPictureRoutes(serve, { ...exporting, loadContent: loadWrittenContent })
  const google = {
    ...{ ...exporting, isHttps, google: deps.google ?? null },
    findCaller: (sessionId: string) => findCaller(accounts, sessionId),
    logFault: (fault: Error) => app.log.error({ err: fault }, 'a Google Doc could not be made'),
  }
  googleRoutes(serve, google)
  googleCallback(app, google)
  insightsRoutes(serve, deps)
  activityRoutes(serve, deps)
  searchRoutes(serve, deps)
  clipRoutes(serve, {
    ...{ engine: deps.engine, builtIn: deps.builtIn },
    getVoice: async (workspaceId) => (await writing.getWritingPreferences(workspaceId)).voice,
    createLedger: (workspaceId) =>
      openLedger({ db, logFailure }, { workspaceId, transcriptId: null, engine: deps.engine.label }),
  })
  settingsRoutes(serve, deps)
  lookRoutes(serve, deps)
  glossaryRoutes(serve, deps)
  if (deps.pages && existsSync(deps.pages.served)) {
    await servePages(app, deps.pages, ownSite(deps.site ?? null, config))
    sharedPage(app, deps)
  }
  return app
}
