import { type Brief, clipPreview, noDetails, type Voice } from '@podcastai/content-types'
import { type Clip, type ClipResult, generateClipThumbnails } from '@podcastai/contracts'
import type { ShowScope } from '../../platform/database/shows.ts'
import { type Engine, EngineRefusal, type Usage } from '../../platform/engine/engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'

export type ClipsDeps = {
  engine: Pick<Engine, 'writeClip'>
  builtIn: Pick<Engine, 'writeClip'>
  getVoice: (show: ShowScope) => Promise<Voice>
  /** Opens a ledger of a workspace's model calls; `settled` resolves when all of them are recorded. */
  createLedger: (workspaceId: string) => Ledger
}

type Ledger = { onUsage: (usage: Usage) => void; settled: () => Promise<void> }

/** Serves the tool for text overlays. Clips and results live in the browser; only the cost of a call is stored. */
export function clipRoutes(serve: Serve, deps: ClipsDeps): void {
  serve(generateClipThumbnails, {
    handle: async ({ caller, body }) => {
      const voice = await deps.getVoice({ workspaceId: caller.workspaceId, showId: body.showId })
      const ledger = deps.createLedger(caller.workspaceId)
      const { writeClip } = body.engine === 'builtin' ? deps.builtIn : deps.engine
      const written = await Promise.allSettled(
        body.clips.map((clip) => write(writeClip, clip, { voice, ledger, workspaceId: caller.workspaceId })),
      )
      await ledger.settled()
      return {
        clips: written.map((one) => {
          if (one.status === 'rejected') throw one.reason
          return one.value
        }),
      }
    },
  })
}

async function write(
  writeClip: Engine['writeClip'],
  { id, filename, content }: Clip,
  { voice, ledger, workspaceId }: { voice: Voice; ledger: Ledger; workspaceId: string },
): Promise<ClipResult> {
  try {
    const brief = createBrief(filename, content, voice)
    const { overlays, by, gap } = await writeClip({ workspaceId, content, brief, onUsage: ledger.onUsage })
    return { id, filename, engine: by, gap, ...overlays }
  } catch (error) {
    if (error instanceof EngineRefusal) {
      const { code, message, cause } = error
      throw new AppError(code, `${filename}: ${message}`, undefined, { cause })
    }
    throw error
  }
}

function createBrief(filename: string, content: string, voice: Voice): Brief {
  const projectTitle = filename.replace(/\.\w+$/, '') || clipPreview(content)
  const guest = { name: null, title: null, handle: null }
  return { projectTitle, guest, details: noDetails, voice, templates: {}, formats: [], attempt: 0 }
}
