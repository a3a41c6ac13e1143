import { type Brief, clipPreview, type Voice } from '@podcastai/content-types'
import { type Clip, type ClipResult, generateClipThumbnails } from '@podcastai/contracts'
import { type Engine, EngineRefusal } from '../../platform/engine/engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'

export type ClipsDeps = {
  writeClip: Engine['writeClip']
  voiceOf: (workspaceId: string) => Promise<Voice>
}

/** The tool for text overlays. Clips and results live in the browser: nothing of a call is stored. */
export function clipRoutes(serve: Serve, deps: ClipsDeps): void {
  serve(generateClipThumbnails, {
    handle: async ({ caller, body }) => {
      const voice = await deps.voiceOf(caller.workspaceId)
      return { clips: await Promise.all(body.clips.map((clip) => write(deps, clip, voice))) }
    },
  })
}

async function write(deps: ClipsDeps, { id, filename, content }: Clip, voice: Voice): Promise<ClipResult> {
  try {
    const brief = briefOf(filename, content, voice)
    const { overlays, by } = await deps.writeClip({ content, brief, onUsage: () => {} })
    return { id, filename, engine: by, ...overlays }
  } catch (error) {
    if (error instanceof EngineRefusal) throw new AppError(error.code, `${filename}: ${error.message}`)
    throw error
  }
}

function briefOf(filename: string, content: string, voice: Voice): Brief {
  const projectTitle = filename.replace(/\.\w+$/, '') || clipPreview(content)
  return { projectTitle, guest: { name: null, title: null, handle: null }, voice, templates: {}, attempt: 0 }
}
