import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Creates a migrated data folder for a separate server process. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-process-'))
  cpSync(inject('templateFolder'), folder, { recursive: true })
  return folder
}

export type Finished = { code: number | null; out: string; err: string }

/** Runs one of the server's entry files until it ends. */
export async function run(file: string, args: string[], env: Record<string, string>): Promise<Finished> {
  const child = begin(file, args, env)
  let out = ''
  let err = ''
  child.stdout?.on('data', (chunk) => (out += chunk))
  child.stderr?.on('data', (chunk) => (err += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

export type RunningServer = {
  url: string
  pid: number
  /** Returns the output so far. */
  printed: () => string
  kill: (signal: NodeJS.Signals) => Promise<void>
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the server on a free port; resolves once it is serving. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const child = begin('main.ts', [], { PORT: '0', ...env })
  let err = ''
  child.stderr?.on('data', (chunk) => (err += chunk))
  let out = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      out += chunk
      const address = /^PodcastAI +(http:\/\/\S+|working on jobs)/m.exec(out)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`the server ended: ${err}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => out + err,
    kill: async (signal) => {
      await end(child, signal)
    },
    end: (signal) => end(child, signal),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

function begin(file: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(source, file), ...args], {
    env: { ...process.env, LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
