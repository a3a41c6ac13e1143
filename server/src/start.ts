// Starts the process: opens its dependencies, then serves calls and runs jobs, depending on the settings.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { LocalModel } from '@podcastai/contracts'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { convertStoredContent } from './domain/content/convert-stored.ts'
import { openContentThreads } from './domain/content-threads/content-threads.ts'
import { operatorCommand, operatorNotice } from './features/account/operator.ts'
import { makeResetLink } from './features/auth/password-reset.ts'
import { isReady } from './features/health/health.routes.ts'
import { makeBackup, summary } from './platform/backup/make-backup.ts'
import { type Config, getAppUrl, readConfig } from './platform/config.ts'
import { answerCommands, getControlPath } from './platform/data-folder/control.ts'
import { keepPrivate } from './platform/data-folder/keep-private.ts'
import { lockFolder } from './platform/data-folder/lock.ts'
import { openChanges } from './platform/database/changes.ts'
import { openDatabase } from './platform/database/database.ts'
import { freeBytes, watchDiskSpace } from './platform/disk-space.ts'
import { connectedTrial } from './platform/engine/connected-trial.ts'
import { findLocalModels, isOllamaRunning } from './platform/engine/model/local-models.ts'
import type { ModelSettings } from './platform/engine/model/model-settings.ts'
import { openEngine } from './platform/engine/open-engine.ts'
import { openReadingThreads } from './platform/engine/reading-threads.ts'
import { openStoredModel } from './platform/engine/stored-model.ts'
import { openFiles } from './platform/files/files.ts'
import { openGoogleDrive } from './platform/google/google-drive.ts'
import { giveBackWhenIdle } from './platform/idle-memory.ts'
import { openJobs } from './platform/jobs/pg-boss-jobs.ts'
import { errorSerializers } from './platform/log-errors.ts'
import { logSeldom } from './platform/log-seldom.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { openOperatorPort } from './platform/metrics/operator-port.ts'
import { watchEngine } from './platform/metrics/watch-engine.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import { openPictures } from './platform/pictures/picture-processes.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { readSiteFile } from './platform/site-file.ts'
import { createServices } from './services.ts'
import { runHousekeeping, startWorker, updateSearchIndex } from './worker.ts'

/** The output of the web app's build. */
const built = join(import.meta.dirname, '../../web/dist')
/** How long running calls and jobs may take to finish before they are aborted; an aborted job is started again. */
const patienceMs = 5_000
/** After this the process exits, whatever still keeps it running. */
const shutdownMs = 20_000
/** Three segments of the database's write-ahead log. */
const startBytes = 48 * 1024 * 1024
/** A terminal signals all its processes, and npm forwards its own signal: two signals within this time count as one. */
const echoMs = 500

await start().catch((error: Error) => stopWith(`PodcastAI did not start: ${error.message.split('\n')[0]}`))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const site = readSiteFile(config.siteFile)
  const log = pino({ level: config.logLevel, serializers: errorSerializers })
  refuseFullDisk(config)
  // A database server has its own locks; the embedded database doesn't.
  const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
  keepPrivate(config.dataDir)
  const database = await openDatabase({
    ...config,
    onLost: (error) => {
      log.error({ err: error }, 'a database connection was lost')
      if (!config.databaseUrl)
        stopWith(`PodcastAI stopped: the embedded database ended: ${error.message}. Start it again.`)
    },
  })
  await convertStoredContent(database.db, (message) => log.info(message))
  // The metrics library is loaded only if metrics are enabled.
  const metrics = config.metrics && (await import('./platform/metrics/metrics.ts')).openMetrics(database)
  const jobs = await openJobs({
    database,
    onDone: (job) => {
      log.info(job, 'job')
      metrics?.jobDone(job)
    },
    concurrency: config.jobsAtOnce,
    onError: logSeldom((error, leftOut) => log.error({ err: error, leftOut }, 'job queue')),
  })
  const now = () => new Date()
  const threads = openReadingThreads({ embedsLines: config.embedsLines })
  const contents = openContentThreads()
  const pictures = openPictures()
  const files = await openFiles({ ...config, onFault: (fault) => log.error({ err: fault }, fault.message) })
  const mail = openMail({ ...config, now })
  const changes = openChanges(database, (error) => log.error({ err: error }, 'news of projects'))
  const leaving = new AbortController()
  const stopping = new AbortController()
  const secret = openSecretKey(config)
  const stored = openStoredModel({ db: database.db, secret, concurrency: config.modelConcurrency })
  const opened = await openEngine(config, {
    ...{ ...threads, stored },
    logFault: (fault, purpose) => log.warn({ err: fault, purpose }, 'a question to the language model failed'),
    onError: (error) => log.error({ err: error }, 'which language model writes could not be looked up'),
  })
  const engine = metrics ? watchEngine(opened.engine, metrics.engineUsed) : opened.engine
  const find = async () =>
    config.findsModels ? findLocalModels({ Ollama: Number(new URL(config.ollamaUrl).port) }) : []
  const { ollamaUrl: baseUrl, ollamaModel: model } = config
  const ollama = config.findsModels ? { baseUrl, model, isRunning: () => isOllamaRunning(baseUrl) } : null
  const services = createServices({
    ...threads,
    ...{ config, log, now, site, db: database.db, jobs, files, engine, contents, pictures, changes, mail },
    payments: await openPayments(config),
    models: { ...opened, stored, find, ollama },
    ...(metrics && { onAnswered: metrics.answered }),
    leaving: leaving.signal,
    stopping: stopping.signal,
    isAnswering: database.isAnswering,
    isShared: database.kind === 'server',
    google: config.google && openGoogleDrive(config.google, { appUrl: getAppUrl(config) }),
    uploadFolder: join(config.dataDir, 'incoming'),
    uploadSpace: watchDiskSpace(config.dataDir, config.diskReserveBytes),
    pages: { served: join(built, 'pages'), render: join(built, 'render') },
  })
  const app = await buildApp(services)
  database.keepReserve(config.diskReserveBytes, (isLow) => {
    const reserve = `${config.diskReserveBytes / 1024 / 1024} MB`
    if (isLow)
      log.error(`the disk has less than ${reserve} free: changes are refused until there is more (MIN_FREE_DISK_MB)`)
    else log.error(`the disk has more than ${reserve} free again: changes are accepted`)
  })
  const address = config.role === 'worker' ? null : await app.listen({ port: config.port, host: config.host })
  const appUrl = config.appUrl ?? address ?? getAppUrl(config)
  // After the port is open, because a process that fails to start must not have taken a job.
  if (config.role !== 'web') {
    await startWorker(services, appUrl)
    runHousekeeping(services)
    updateSearchIndex(services, leaving.signal)
  }
  if (lock) {
    const resetPassword = (email: string) => makeResetLink({ db: database.db, now, appUrl }, email)
    const controlPath = getControlPath(config.dataDir)
    const backup = async (path: string) => summary(await makeBackup({ db: database.db, files, now }, path))
    const operator = (email: string) => operatorCommand({ ...config, db: database.db, mail }, email)
    const tryModel = async () => JSON.stringify(await connectedTrial(await stored.read()))
    await answerCommands(controlPath, {
      ...{ 'reset-password': resetPassword, operator },
      ...{ backup, 'try-model': tryModel },
    })
    lock.announce({ address: appUrl, controlPath })
  }
  const figures =
    config.metrics &&
    metrics &&
    (await openOperatorPort(config.metrics, {
      metrics,
      isReady: () => isReady({ ...database, leaving: leaving.signal }),
    }))
  const signals = ['SIGINT', 'SIGTERM'] as const
  let isEnding = false
  for (const signal of signals) process.on(signal, stop)
  // Last, because nothing else may delay the answers now.
  const found = opened.isFixed || opened.now().settings ? [] : await find()
  greet(config, {
    ...{ address, engine: engine.label, files: files.place, figures: figures?.address ?? null },
    ...{ model: opened.now().settings, found, appUrl },
    operator: address && (await operatorNotice({ ...config, db: database.db, mail })),
  })
  giveBackWhenIdle()

  function stop() {
    if (isEnding) return
    isEnding = true
    // A second signal after that ends the process at once.
    setTimeout(() => {
      for (const signal of signals) process.off(signal, stop)
    }, echoMs).unref()
    void end().catch((error: Error) => {
      log.error({ err: error }, 'stopping')
      stopWith(`PodcastAI stopped before everything was finished: ${error.message.split('\n')[0]}`)
    })
  }

  /** Aborts all threads' work; callers that wait for it get an error that the server is stopping. */
  async function breakOff() {
    stopping.abort()
    await Promise.all([threads.close(), contents.close(), pictures.close()])
  }

  async function end() {
    leaving.abort()
    // First, so that the process doesn't take the aborted jobs again.
    await jobs.rest()
    // As long as a load balancer needs to notice.
    await wait(config.drainSeconds * 1000)
    setTimeout(() => stopWith('PodcastAI stopped before everything was finished.'), shutdownMs).unref()
    const breakingOff = setTimeout(() => void breakOff(), patienceMs)
    await Promise.all([app.close(), jobs.stop()])
    clearTimeout(breakingOff)
    await breakOff()
    await changes.close()
    await figures?.close()
    await database.close()
    lock?.release()
    process.exit(0)
  }
}

type Opened = {
  address: string | null
  engine: string
  /** The model that writes; null for the built-in engine. */
  model: ModelSettings | null
  /** Models found on this machine, if none is configured. */
  found: LocalModel[]
  appUrl: string
  files: string
  figures: string | null
  /** A line if it isn't settled who the operator is; otherwise null. */
  operator: string | null
}

function greet(config: Config, { address, engine, model, found, appUrl, files, figures, operator }: Opened): void {
  const lines = [
    `PodcastAI  ${address ? (config.appUrl ?? address) : 'working on jobs'}`,
    `Data       ${dataLine(config, files)}`,
    `Engine     ${engine}${model ? `, asked at ${new URL(model.baseUrl).host}` : ', works offline'}`,
    `Billing    ${billingLine(config)}`,
    `Mail       ${config.smtpUrl ? `by ${new URL(config.smtpUrl).host}` : 'not sent; kept in the folder outbox of the data'}`,
  ]
  if (operator) lines.push(`Operator   ${operator}`)
  if (figures) lines.push(`Metrics    ${figures}/metrics`)
  // Prints only the first; the page lists all of them.
  const [first, ...others] = found
  if (first) lines.push(`Found      ${foundLine(first, others.length)}, or connect it at ${appUrl}/operator/model`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function foundLine({ server, provider, model, baseUrl }: LocalModel, others: number): string {
  const more = others > 0 ? ` and ${others} more` : ''
  return `${model} on ${server}${more}: AI_PROVIDER=${provider} AI_BASE_URL=${baseUrl} AI_MODEL=${model}`
}

/** Describes where data is stored: everything in one folder, or database and files separately. */
function dataLine({ databaseUrl, dataDir, s3 }: Config, files: string): string {
  if (!databaseUrl && !s3) return dataDir
  // Several machines may share a database, but not each other's disks.
  const warning = s3 ? '' : '; other machines do not find them there, S3_BUCKET lets them'
  return `${databaseUrl ? 'PostgreSQL server' : dataDir}; files ${files}${warning}`
}

function billingLine({ billing, isReachable }: Config): string {
  if (billing === 'stripe') return 'Stripe'
  if (billing === 'off') return 'off, everything is included'
  const warning = isReachable ? '; others can reach it, and can subscribe for nothing' : ''
  return `test mode, no card is charged${warning}`
}

/** Recovery and migrations write before anything else can; without room the embedded database would not open. */
function refuseFullDisk({ databaseUrl, dataDir, diskReserveBytes }: Config): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const free = freeBytes(dataDir)
  if (databaseUrl || free >= Math.min(startBytes, diskReserveBytes)) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
  throw new Error(
    `only ${megabytes(free)} are free on the disk of ${dataDir}; it needs ${megabytes(startBytes)} to start`,
  )
}

function stopWith(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
