import { z } from 'zod'
import { getPictureLook, savePictureLook } from './drawn-pictures.ts'
import { endpoint } from './endpoint.ts'
import { getTeamSettings, getTeamTemplates, saveTeamSettings, saveTeamTemplates } from './settings.ts'
import { TeamSettings } from './team-settings.ts'
import { Transcript } from './transcript.ts'

/** A podcast of a workspace, with settings, branding, templates, and a glossary of its own. */
export const Show = z.object({
  id: z.uuid(),
  /** `podcastName` of its settings; '' if it has none yet. */
  name: z.string(),
  /** Number of its projects, without those in the trash. */
  projects: z.int(),
  createdAt: z.iso.datetime(),
})
export type Show = z.infer<typeof Show>

const Id = z.object({ id: z.uuid() })

export const listShows = endpoint({
  method: 'GET',
  path: '/api/shows',
  summary: 'The shows of the workspace, the first one first: calls that name no show mean that one',
  access: 'session',
  permission: 'viewAllTranscripts',
  response: z.object({
    shows: z.array(Show),
    /** The most that a workspace can have. */
    max: z.int(),
  }),
})

export const createShow = endpoint({
  method: 'POST',
  path: '/api/shows',
  summary: 'Create a show, which has nothing but its name at first',
  access: 'session',
  permission: 'editBusinessSettings',
  perMinute: 30,
  body: z.strictObject({ name: TeamSettings.shape.podcastName.min(1, 'Please enter a name') }),
  response: Show,
})

export const deleteShow = endpoint({
  method: 'DELETE',
  path: '/api/shows/:id',
  summary:
    'Delete a show with its settings and glossary; `moveTo` names the show that gets its projects, if it has any',
  access: 'session',
  permission: 'editBusinessSettings',
  perMinute: 30,
  params: Id,
  query: z.object({ moveTo: z.uuid().optional() }),
  response: z.object({ id: z.uuid(), deleted: z.literal(true) }),
})

/** These and the following calls are those of the first show, for any show. */
export const getShowSettings = endpoint({
  ...getTeamSettings,
  path: '/api/shows/:id/settings',
  summary: 'The content settings of a show',
  params: Id,
})

export const saveShowSettings = endpoint({
  ...saveTeamSettings,
  path: '/api/shows/:id/settings',
  summary: 'Change the content settings of a show',
  params: Id,
})

export const getShowTemplates = endpoint({
  ...getTeamTemplates,
  path: '/api/shows/:id/templates',
  summary: 'Extra instructions for each content type of a show',
  params: Id,
})

export const saveShowTemplates = endpoint({
  ...saveTeamTemplates,
  path: '/api/shows/:id/templates',
  summary: 'Change extra instructions of a show; omitted types keep theirs',
  params: Id,
})

export const getShowPictureLook = endpoint({
  ...getPictureLook,
  path: '/api/shows/:id/picture-look',
  summary: 'The brand colors and the handle of a show’s pictures',
  params: Id,
})

export const saveShowPictureLook = endpoint({
  ...savePictureLook,
  path: '/api/shows/:id/picture-look',
  summary: 'Change the brand colors or the handle of a show; omitted fields stay',
  params: Id,
})

/** The settings of the new show apply to what is written from now on. */
export const moveToShow = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/show',
  summary: 'Move a project to another show of the workspace; its content stays as it is',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  body: z.strictObject({ showId: z.uuid() }),
  response: Transcript,
})
