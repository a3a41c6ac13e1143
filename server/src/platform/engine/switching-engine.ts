import type { Engine } from './engine.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { StoredModel } from './stored-model.ts'

/** The engine in use; `settings` is null for the built-in engine. */
export type EngineNow = { engine: Engine; settings: ModelSettings | null; key: StoredModel['key'] }

/** How long the stored choice is cached: other processes notice a change within this time. */
const freshMs = 3_000

type Parts = {
  builtIn: Engine
  read: () => Promise<StoredModel | null>
  open: (stored: StoredModel) => Promise<Engine>
  /** Called if reading or opening the stored model fails; the previous engine stays in use. */
  onError: (error: unknown) => void
}

/**
 * Returns an engine that delegates to the built-in engine or the stored model. Every process checks the stored choice
 * before it starts a request. A running request finishes on the engine that started it.
 */
export async function switchingEngine({ builtIn, read, open, onError }: Parts) {
  let current: EngineNow & { revision: string | null } = {
    ...{ engine: builtIn, settings: null, key: 'none' as const },
    revision: null,
  }
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function change(): Promise<void> {
    const begun = performance.now()
    const stored = await read()
    if ((stored?.revision ?? null) !== current.revision) {
      current = stored
        ? { engine: await open(stored), settings: stored.settings, key: stored.key, revision: stored.revision }
        : { engine: builtIn, settings: null, key: 'none', revision: null }
    }
    lookedAt = begun
  }

  /** Checks the stored choice now, ignoring the cache, but after a running check, which may predate the last save. */
  async function look(): Promise<void> {
    await looking
    looking ??= change()
      .catch(onError)
      .finally(() => {
        looking = null
      })
    await looking
  }

  const isFresh = () => performance.now() - lookedAt < freshMs

  async function fresh(): Promise<Engine> {
    if (!isFresh()) await (looking ?? look())
    return current.engine
  }

  /** Returns the last known engine without waiting, and starts a check for the next call if it is outdated. */
  function shown(): Engine {
    if (!isFresh() && !looking) void look()
    return current.engine
  }

  await look()
  const engine: Engine = {
    get key() {
      return shown().key
    },
    get label() {
      return shown().label
    },
    needsNotes: async (order) => (await fresh()).needsNotes(order),
    analyze: async (order) => (await fresh()).analyze(order),
    write: async (order) => (await fresh()).write(order),
    rewrite: async (order) => (await fresh()).rewrite(order),
    writeKit: async (order) => (await fresh()).writeKit(order),
    writeClip: async (order) => (await fresh()).writeClip(order),
    trouble: () => shown().trouble(),
    told: async (order) => (await fresh()).told(order),
  }
  return { engine, now: (): EngineNow => current, look }
}
