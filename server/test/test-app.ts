import { join } from 'node:path'
import type { Endpoint, ErrorBody, LocalModel, ResponseBody } from '@podcastai/contracts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { openContentThreads } from '../src/domain/content-threads/content-threads.ts'
import type { OllamaHere } from '../src/features/language-model/ollama-here.ts'
import { openChanges } from '../src/platform/database/changes.ts'
import type { Engine } from '../src/platform/engine/engine.ts'
import { openEngine } from '../src/platform/engine/open-engine.ts'
import { openReadingThreads, type ReadingThreads } from '../src/platform/engine/reading-threads.ts'
import { openStoredModel } from '../src/platform/engine/stored-model.ts'
import { type Files, openDiskFiles } from '../src/platform/files/files.ts'
import type { GoogleDrive } from '../src/platform/google/google-drive.ts'
import { openJobs } from '../src/platform/jobs/pg-boss-jobs.ts'
import { openMail } from '../src/platform/mail/open-mail.ts'
import { openPayments } from '../src/platform/payments/open-payments.ts'
import type { StripeSettings } from '../src/platform/payments/stripe-payments.ts'
import { openPictures } from '../src/platform/pictures/picture-processes.ts'
import { openSecretKey } from '../src/platform/secret-key.ts'
import { createServices, type Platform } from '../src/services.ts'
import { startWorker } from '../src/worker.ts'
import { openTestDatabase } from './test-database.ts'

type Options = {
  engine?: (builtIn: Engine, threads: ReadingThreads) => Engine
  billing?: 'test' | 'off'
  /** Takes real payments, with the stand-in as Stripe's API. */
  stripe?: StripeSettings
  /** Other machines can reach it. */
  isReachable?: boolean
  rateLimits?: boolean
  /** Sends emails there; without it, they go to the outbox in the database's data folder. */
  smtpUrl?: string
  signups?: 'open' | 'invited'
  freeEpisodes?: number
  maxShows?: number
  mediaQuotaBytes?: number
  operatorEmail?: string
  google?: GoogleDrive
  files?: Files
  parse?: ReadingThreads['parse']
  /** Returns language models that run on the same machine. */
  findModels?: () => Promise<LocalModel[]>
  /** Ollama beside the app. */
  ollama?: OllamaHere
  /** Without a worker, jobs stay in the queue. */
  worker?: boolean
  now?: () => Date
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
/** The response of a call, or the error body. */
export type Answer<E extends Endpoint> = {
  status: number
  body: ResponseBody<E> & Partial<ErrorBody>
  headers: LightMyRequestResponse['headers']
}

/** Starting one takes a second or two, so the test files of a process share them. */
const threads = openReadingThreads()
const contents = openContentThreads()
const pictures = openPictures()

/** Starts the whole app on a new database. Calls are injected. */
export async function startTestApp(options: Options = {}) {
  const database = await openTestDatabase()
  const unexpected: unknown[] = []
  const jobs = await openJobs({
    database,
    onError: (error) => unexpected.push(error),
    lookEverySeconds: 0.5,
    retryDelaySeconds: 0,
  })
  const changes = openChanges(database, (error) => unexpected.push(error))
  const stripe = options.stripe ?? null
  const billing = stripe ? 'stripe' : (options.billing ?? 'test')
  const now = options.now ?? (() => new Date())
  const mail = openMail({
    smtpUrl: options.smtpUrl,
    mailFrom: 'PodcastAI <hello@podcastai.example>',
    dataDir: database.dataDir,
    now,
  })
  const stored = openStoredModel({
    ...{ db: database.db, concurrency: 4 },
    secret: openSecretKey({ dataDir: database.dataDir, databaseUrl: undefined, secretKey: undefined }),
  })
  const own = options.engine?.(threads.builtIn, threads)
  const opened = await openEngine(
    { languageModel: null, isEngineFixed: own !== undefined },
    { ...threads, stored, logFault: () => {}, onError: (error) => unexpected.push(error) },
  )
  const platform: Platform = {
    ...threads,
    parse: options.parse ?? threads.parse,
    config: {
      appUrl: undefined,
      billing,
      stripe,
      isReachable: options.isReachable ?? false,
      rateLimits: options.rateLimits ?? false,
      signups: options.signups ?? 'open',
      freeEpisodes: options.freeEpisodes ?? 0,
      maxShows: options.maxShows ?? 20,
      mediaQuotaBytes: options.mediaQuotaBytes ?? 100_000_000,
      operatorEmail: options.operatorEmail,
      trustProxy: false,
    },
    db: database.db,
    isAnswering: database.isAnswering,
    jobs,
    mail,
    payments: await openPayments({ billing, stripe }),
    google: options.google ?? null,
    files: options.files ?? openDiskFiles(database.dataDir),
    uploadFolder: join(database.dataDir, 'incoming'),
    contents,
    engine: own ?? opened.engine,
    models: { ...opened, stored, find: options.findModels ?? (async () => []), ollama: options.ollama ?? null },
    pictures,
    changes,
    now,
    log: pino({ level: 'silent' }),
  }
  const services = createServices(platform)
  if (options.worker !== false) await startWorker(services, 'http://podcastai.example')
  const app = await buildApp(services)
  return {
    app,
    db: database.db,
    deps: services,
    database,
    call: caller(app),
    close: async () => {
      await app.close()
      await changes.close()
      await jobs.stop()
      await database.close()
    },
  }
}

type CallOptions = {
  session?: string | null
  cookie?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  payload?: Buffer
  headers?: Record<string, string>
}

function caller(app: FastifyInstance) {
  return async <E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<E>> => {
    const { session, cookie, params = {}, query, body, payload, headers } = options
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const response = await app.inject({
      method: endpoint.method,
      url,
      query,
      payload: payload ?? (body === undefined ? undefined : JSON.stringify(body)),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { 'x-session-id': session }),
        ...(cookie && { cookie }),
        ...headers,
      },
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
}
