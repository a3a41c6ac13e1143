import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './features/account/account.routes.ts'
import { activityRoutes } from './features/activity/activity.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { webhookRoute } from './features/billing/webhook.ts'
import { clipRoutes } from './features/clips/clips.routes.ts'
import { commentRoutes } from './features/collaboration/comments.routes.ts'
import { mentionRoutes } from './features/collaboration/mentions.routes.ts'
import { noteRoutes } from './features/collaboration/note.routes.ts'
import { assistantRoutes } from './features/content/assistant.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { projectEngineRoutes } from './features/content/project-engine.routes.ts'
import { correctionRoutes } from './features/corrections/corrections.routes.ts'
import { drawnPictureRoutes } from './features/export/drawn-pictures.routes.ts'
import { exportRoutes } from './features/export/export.routes.ts'
import { googleCallback, googleRoutes } from './features/export/google.routes.ts'
import { formatRoutes } from './features/formats/formats.routes.ts'
import { glossaryRoutes } from './features/glossary/glossary.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { insightsRoutes } from './features/insights/insights.routes.ts'
import { estimateRoutes } from './features/language-model/estimate.routes.ts'
import { operatorModelRoutes } from './features/language-model/operator-model.routes.ts'
import { pictureRoutes } from './features/pictures/pictures.routes.ts'
import { copyRoutes } from './features/recordings/copies.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { lookRoutes } from './features/settings/branding.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { sharedPage } from './features/share/shared-page.ts'
import { showRoutes } from './features/shows/shows.routes.ts'
import { teamRoutes } from './features/team/team.routes.ts'
import { transcriptRoutes } from './features/transcripts/transcripts.routes.ts'
import { trashRoutes } from './features/transcripts/trash.routes.ts'
import { eventStreams } from './platform/http/event-streams.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { ownSite } from './platform/http/own-landing.ts'
import { removeOldUploads } from './platform/http/read-upload.ts'
import { type Serve, serveOn } from './platform/http/serve.ts'
import { servePages } from './platform/http/serve-pages.ts'
import type { Services } from './services.ts'

const features: readonly ((serve: Serve, services: Services) => void)[] = [
  ...[healthRoutes, authRoutes, teamRoutes, accountRoutes, billingRoutes],
  ...[transcriptRoutes, correctionRoutes, trashRoutes, pictureRoutes, copyRoutes, contentRoutes, assistantRoutes],
  ...[operatorModelRoutes, estimateRoutes, shareRoutes, commentRoutes, mentionRoutes, noteRoutes],
  ...[exportRoutes, drawnPictureRoutes, googleRoutes, insightsRoutes, activityRoutes, searchRoutes],
  ...[clipRoutes, settingsRoutes, lookRoutes, showRoutes, formatRoutes, glossaryRoutes],
]

/** Builds the app without listening: tests inject requests, `start.ts` opens the port. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, documents, pages, stopping, uploadFolder } = services
  const app = await createHttpServer(services)
  await removeOldUploads(uploadFolder)
  const serve = serveOn(app, services.findCaller, services)
  for (const routes of features) routes(serve, services)
  projectEngineRoutes(serve, { ...services, streams: eventStreams(app) })
  await webhookRoute(app, services)
  googleCallback(app, services)
  app.addHook('onClose', () => documents.close())
  stopping?.addEventListener('abort', () => void documents.close(), { once: true })
  if (pages && existsSync(pages.served)) {
    await servePages(app, pages, ownSite(services.site ?? null, config))
    sharedPage(app, services)
  }
  return app
}
