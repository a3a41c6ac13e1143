import { type Engine, EngineRefusal, getPurpose, type KitOfTypes, type Usage } from '../engine/engine.ts'

/** One piece that an engine wrote or read. `refused`: there is a reason for the user to read, and nothing broke. */
export type EngineUse = {
  engine: string
  purpose: Usage['purpose']
  result: 'done' | 'refused' | 'failed'
  seconds: number
  usage: Usage[]
}

type Ordered = { onUsage: (usage: Usage) => void }

/** Returns the same engine, reporting each use to `onUsed`. */
export function watchEngine(engine: Engine, onUsed: (use: EngineUse) => void): Engine {
  async function watched<O extends Ordered, A>(
    purpose: Usage['purpose'],
    order: O,
    run: (order: O) => Promise<A>,
  ): Promise<A> {
    const begun = performance.now()
    const usage: Usage[] = []
    const tell = (result: EngineUse['result']) =>
      onUsed({ engine: engine.label, purpose, result, seconds: (performance.now() - begun) / 1000, usage })
    const onUsage = (used: Usage) => {
      usage.push(used)
      order.onUsage(used)
    }
    try {
      const answer = await run({ ...order, onUsage })
      tell('done')
      return answer
    } catch (error) {
      tell(classifyResult(error))
      throw error
    }
  }

  /** Measures each type separately, with the time until it was written; model usage counts for the kit. */
  async function watchedKit(order: KitOfTypes): Promise<void> {
    const begun = performance.now()
    const tell = (purpose: Usage['purpose'], result: EngineUse['result']) =>
      onUsed({ engine: engine.label, purpose, result, seconds: (performance.now() - begun) / 1000, usage: [] })
    await watched('kit', order, (own) =>
      engine.writeKit({
        ...own,
        onWritten: async (contentType, written) => {
          tell(getPurpose(contentType), 'done')
          await order.onWritten(contentType, written)
        },
        onFailed: async (contentType, error) => {
          tell(getPurpose(contentType), error instanceof EngineRefusal ? 'refused' : 'failed')
          await order.onFailed(contentType, error)
        },
      }),
    )
  }

  return {
    // Another model may be chosen while the engine runs.
    get key() {
      return engine.key
    },
    get label() {
      return engine.label
    },
    needsNotes: (order) => engine.needsNotes(order),
    analyze: (order) => watched('analysis', order, (own) => engine.analyze(own)),
    write: (order) => watched(getPurpose(order.contentType), order, (own) => engine.write(own)),
    rewrite: (order) => watched(getPurpose(order.contentType), order, (own) => engine.rewrite(own)),
    writeKit: watchedKit,
    writeClip: (order) => watched('clip_tool', order, (own) => engine.writeClip(own)),
    trouble: () => engine.trouble(),
    told: (order) => engine.told(order),
  }
}

function classifyResult(error: unknown): 'refused' | 'failed' {
  return error instanceof EngineRefusal ? 'refused' : 'failed'
}
