import * as activity from './activity.ts'
import * as assistant from './assistant.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as clips from './clips.ts'
import * as collaboration from './collaboration.ts'
import * as content from './content.ts'
import * as correctTerms from './correct-terms.ts'
import * as corrections from './corrections.ts'
import * as drawnPictures from './drawn-pictures.ts'
import type { Endpoint } from './endpoint.ts'
import * as exporting from './exports.ts'
import * as formats from './formats.ts'
import * as glossary from './glossary.ts'
import * as health from './health.ts'
import * as insights from './insights.ts'
import * as listeningCopies from './listening-copies.ts'
import * as mentions from './mentions.ts'
import * as note from './note.ts'
import * as operator from './operator.ts'
import * as operatorModel from './operator-model.ts'
import * as pictures from './pictures.ts'
import * as projectEngine from './project-engine.ts'
import * as rewriting from './rewriting.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as share from './share.ts'
import * as shows from './shows.ts'
import * as speakers from './speakers.ts'
import * as team from './team.ts'
import * as transcripts from './transcripts.ts'
import * as bin from './trash.ts'

export * from './account-fields.ts'
export * from './activity.ts'
export * from './assistant.ts'
export * from './auth.ts'
export * from './billing.ts'
export * from './clips.ts'
export * from './collaboration.ts'
export * from './content.ts'
export * from './content-key.ts'
export * from './correct-terms.ts'
export * from './corrected-words.ts'
export * from './corrections.ts'
export * from './drawn-pictures.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './exports.ts'
export * from './facts.ts'
export * from './formats.ts'
export * from './glossary.ts'
export * from './health.ts'
export * from './insights.ts'
export * from './limits.ts'
export * from './listening-copies.ts'
export * from './mentions.ts'
export * from './note.ts'
export * from './one-line.ts'
export * from './operator.ts'
export * from './operator-model.ts'
export * from './output-language.ts'
export * from './permissions.ts'
export * from './pictures.ts'
export * from './plans.ts'
export * from './project-engine.ts'
export * from './project-title.ts'
export * from './recording-link.ts'
export * from './rewriting.ts'
export * from './search.ts'
export * from './settings.ts'
export * from './settings-fields.ts'
export * from './share.ts'
export * from './shows.ts'
export * from './site.ts'
export * from './speaker-name.ts'
export * from './speakers.ts'
export * from './talk-lanes.ts'
export * from './team.ts'
export * from './team-settings.ts'
export * from './transcript.ts'
export * from './transcript-status.ts'
export * from './transcripts.ts'
export * from './trash.ts'

/** All API endpoints, for tests and tables that iterate over them. */
export const endpoints: readonly Endpoint[] = [
  health,
  auth,
  team,
  settings,
  shows,
  formats,
  glossary,
  billing,
  transcripts,
  bin,
  pictures,
  listeningCopies,
  speakers,
  corrections,
  correctTerms,
  content,
  rewriting,
  assistant,
  collaboration,
  note,
  mentions,
  share,
  exporting,
  drawnPictures,
  clips,
  insights,
  activity,
  search,
  projectEngine,
  operator,
  operatorModel,
]
  .flatMap((room) => Object.values(room as Record<string, unknown>))
  .filter((value): value is Endpoint => isEndpoint(value))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
