// Has Ollama download a model in the background. The operator may leave the page, and each process can show the
// progress, because it is in the database.
import type { LocalOllama } from '@podcastai/contracts'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { modelPull } from '../../platform/database/schema.ts'
import { openOllama } from '../../platform/engine/model/ollama/ollama-api.ts'
import { scrub } from '../../platform/engine/model/scrub.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { OllamaHere } from './ollama-here.ts'

type Parts = {
  db: Connection
  ollama: OllamaHere | null
  /** Returns a function that connects the downloaded model, unless another one was connected since. */
  prepareConnect: () => Promise<(model: string) => Promise<void>>
  onError: (error: unknown) => void
  stopping?: AbortSignal | undefined
}

export type ModelPulls = ReturnType<typeof openModelPulls>

const reportMs = 1_000
/** A download without a report for this long lost its process. */
const lostAfter = sql`interval '30 seconds'`

const noAnswer = 'Ollama stopped answering. Start it and get the model again: the download continues where it stopped.'
const lost = 'The server stopped during the download. Get the model again: it continues where it stopped.'

export function openModelPulls({ db, ollama, prepareConnect, onError, stopping }: Parts) {
  let running: { revision: string; controller: AbortController } | null = null

  async function read(): Promise<LocalOllama['pull']> {
    const isLost = sql<boolean>`${modelPull.updatedAt} < now() - ${lostAfter}`
    const [row] = await db.select({ pull: modelPull, isLost }).from(modelPull)
    if (!row) return null
    const { model, completedBytes, totalBytes, failure } = row.pull
    return { model, completedBytes, totalBytes, failure: failure ?? (row.isLost ? lost : null) }
  }

  /** Starts a download if none is running. @throws AppError conflict if Ollama isn't there */
  async function start(): Promise<void> {
    if (!ollama || !(await ollama.isRunning())) {
      throw new AppError('conflict', 'Ollama does not answer on the server’s machine. Start it and try again.')
    }
    if ((await read())?.failure === null) return
    const { model } = ollama
    const row = { model, revision: crypto.randomUUID(), completedBytes: 0, totalBytes: 0, failure: null }
    const set = { ...row, updatedAt: sql`now()` }
    await db.insert(modelPull).values(row).onConflictDoUpdate({ target: modelPull.id, set })
    const connect = await prepareConnect()
    void download(ollama, row.revision, connect).catch(onError)
  }

  async function cancel(): Promise<void> {
    await db.delete(modelPull)
    running?.controller.abort()
  }

  async function download({ baseUrl, model }: OllamaHere, revision: string, connect: (model: string) => Promise<void>) {
    const controller = new AbortController()
    running = { revision, controller }
    const progress = openProgress()
    const report = async (failure: string | null = null) => {
      const set = { ...progress.total(), failure, updatedAt: sql`now()` }
      const mine = eq(modelPull.revision, revision)
      const rows = await db.update(modelPull).set(set).where(mine).returning({ id: modelPull.id })
      // It was canceled, perhaps in another process.
      if (rows.length === 0) controller.abort()
    }
    const timer = setInterval(() => void report().catch(onError), reportMs)
    const signal = stopping ? AbortSignal.any([controller.signal, stopping]) : controller.signal
    try {
      const lines = await openOllama({ baseUrl, key: null, isFromPage: true }).pull(model, signal)
      for await (const line of lines) {
        if (line.error) throw new PullFailed(line.error)
        progress.add(line)
        if (line.status === 'success') break
      }
      if (!progress.isDone()) throw new Error('The download broke off')
      clearInterval(timer)
      await connect(model)
      await db.delete(modelPull).where(eq(modelPull.revision, revision))
    } catch (error) {
      clearInterval(timer)
      if (!signal.aborted) await report(describe(error))
    } finally {
      if (running?.revision === revision) running = null
    }
  }

  return { read, start, cancel }
}

class PullFailed extends Error {}

function describe(error: unknown): string {
  const status = (error as { statusCode?: unknown }).statusCode
  if (!(error instanceof PullFailed) && typeof status !== 'number') return noAnswer
  const words = scrub((error as Error).message, null)
  return `Ollama could not download the model: ${words}`
}

/** Adds up the progress of a model's files. */
function openProgress() {
  const files = new Map<string, { completed: number; total: number }>()
  let isDone = false
  return {
    add({ status, digest, completed, total }: Line) {
      if (digest && total) files.set(digest, { completed: completed ?? 0, total })
      if (status === 'success') isDone = true
    },
    isDone: () => isDone,
    total() {
      const all = [...files.values()]
      return {
        completedBytes: all.reduce((sum, one) => sum + one.completed, 0),
        totalBytes: all.reduce((sum, one) => sum + one.total, 0),
      }
    },
  }
}

type Line = {
  status?: string | null | undefined
  digest?: string | null | undefined
  completed?: number | null | undefined
  total?: number | null | undefined
}
