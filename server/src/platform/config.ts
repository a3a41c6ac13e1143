import { resolve } from 'node:path'
import { Email } from '@podcastai/contracts'
import { z } from 'zod'
import { type ModelSettings, modelSettingsShape, readModelSettings } from './engine/model/model-settings.ts'
import { fileVariables, type S3Settings, s3Settings } from './files/file-settings.ts'
import { type GoogleSettings, googleSettings, googleVariables } from './google/google-settings.ts'
import { type MailSettings, mailSettings, mailVariables } from './mail/mail-settings.ts'
import { type PaymentSettings, paymentSettings, paymentVariables } from './payments/payment-settings.ts'

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  JOBS_AT_ONCE: z.coerce.number().int().min(1).max(32).default(2),
  MEDIA_QUOTA_MB: z.coerce.number().int().min(0).max(10_000_000).default(5000),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(256),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...paymentVariables,
  ...mailVariables,
  ...googleVariables,
  ...fileVariables,
  SITE_FILE: z.string().optional(),
  SIGNUPS: z.enum(['open', 'invited']).default('open'),
  FREE_EPISODES: z.coerce.number().int().min(0).max(100).default(0),
  MAX_SHOWS: z.coerce.number().int().min(1).max(1000).default(20),
  OPERATOR_EMAIL: Email.optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  FIND_MODELS: z.enum(['on', 'off']).default('on'),
  OLLAMA_MODEL: z
    .string()
    .regex(/^[\w.:/-]{1,200}$/, 'must be the name of a model in Ollama’s library, such as qwen3:4b')
    .default('qwen3:4b'),
  /** Only for tests: where Ollama answers on this machine. */
  OLLAMA_API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:11434'),
  LINE_ENCODER: z.enum(['on', 'off']).default('on'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have 32 characters or more, as `openssl rand -base64 32` prints them')
    .optional(),
  ...modelSettingsShape,
})

/** Names of all settings for operators, without the API addresses of test servers. */
export const settingNames = Object.keys(Settings.shape).filter((name) => !name.endsWith('_API_URL'))

export type Config = {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  role: 'all' | 'web' | 'worker'
  /** Jobs of each kind that one process runs at a time. */
  jobsAtOnce: number
  /** Free bytes on the disk of `dataDir` below which nothing is written; 0 means no limit. */
  diskReserveBytes: number
  /** Bytes that the listening copies of one workspace may take; 0 turns them off. */
  mediaQuotaBytes: number
  /** How long a process that is stopping keeps serving, so that a load balancer notices first. */
  drainSeconds: number
  /** Public URL of the app, if it is not host and port; https makes the session cookie Secure. */
  appUrl: string | undefined
  billing: PaymentSettings['billing']
  stripe: PaymentSettings['stripe']
  smtpUrl: MailSettings['smtpUrl']
  mailFrom: MailSettings['mailFrom']
  /** The client for Google Docs; null means that documents are downloaded. */
  google: GoogleSettings | null
  /** The bucket that keeps the files; null means this machine's disk. */
  s3: S3Settings | null
  /** Path of a JSON file with the operator's texts for the landing page. */
  siteFile: string | undefined
  /** Who may create an account: anyone, or only invited people. */
  signups: 'open' | 'invited'
  /** Projects that a new account may create before it needs a plan. */
  freeEpisodes: number
  /** The most shows that a workspace can have. */
  maxShows: number
  /** The email of the operator's account; undefined means the stored operator. */
  operatorEmail: string | undefined
  /** True if other machines can reach the server, judging by the settings. */
  isReachable: boolean
  rateLimits: boolean
  trustProxy: boolean
  /** Address of the Prometheus metrics, separate from the app's; null means that none are collected. */
  metrics: { host: string; port: number } | null
  logLevel: z.infer<typeof Settings>['LOG_LEVEL']
  /** The language model that writes; null means the built-in engine. */
  languageModel: ModelSettings | null
  /** The environment sets the engine, so that no one can choose it on a page. */
  isEngineFixed: boolean
  /** Maximum concurrent requests of one process to a language model; null for the provider's default. */
  modelConcurrency: number | null
  /** Search for language models that run on this machine. */
  findsModels: boolean
  /** The model that the operator's page offers to download with Ollama. */
  ollamaModel: string
  /** Where Ollama answers on this machine. */
  ollamaUrl: string
  /** True if a sentence encoder helps to rank the lines of English episodes. */
  embedsLines: boolean
  /** The secret that encrypts stored keys; undefined means a file in the data folder. */
  secretKey: string | undefined
}

/**
 * Reads the process's settings from its environment. An empty value counts as not set.
 * @throws Error with one line that names the setting whose value is wrong.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const settings = parsed.data
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    throw new Error(`ROLE: '${settings.ROLE}' needs DATABASE_URL, the embedded database serves one process only`)
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    role: settings.ROLE,
    jobsAtOnce: settings.JOBS_AT_ONCE,
    diskReserveBytes: settings.MIN_FREE_DISK_MB * 1024 * 1024,
    mediaQuotaBytes: settings.MEDIA_QUOTA_MB * 1_000_000,
    drainSeconds: settings.DRAIN_SECONDS,
    appUrl: settings.APP_URL,
    ...paymentSettings(settings),
    ...mailSettings(settings),
    google: googleSettings(settings),
    s3: s3Settings(settings),
    siteFile: settings.SITE_FILE,
    signups: settings.SIGNUPS,
    freeEpisodes: settings.FREE_EPISODES,
    maxShows: settings.MAX_SHOWS,
    operatorEmail: settings.OPERATOR_EMAIL,
    isReachable: isReachable(settings),
    rateLimits: settings.RATE_LIMITS === 'on',
    trustProxy: settings.TRUST_PROXY === 'on',
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
    languageModel: readModelSettings(settings),
    isEngineFixed: settings.AI_PROVIDER !== undefined,
    modelConcurrency: settings.AI_CONCURRENCY ?? null,
    findsModels: settings.FIND_MODELS === 'on',
    ollamaModel: settings.OLLAMA_MODEL,
    ollamaUrl: settings.OLLAMA_API_URL,
    embedsLines: settings.LINE_ENCODER === 'on',
    secretKey: settings.SECRET_KEY,
  }
}

function isReachable({ HOST, APP_URL, TRUST_PROXY }: z.infer<typeof Settings>): boolean {
  const isHere = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
  return TRUST_PROXY === 'on' || !isHere(HOST) || (APP_URL !== undefined && !isHere(new URL(APP_URL).hostname))
}

/** Returns the public URL of the app. */
export function getAppUrl({ appUrl, host, port }: Pick<Config, 'appUrl' | 'host' | 'port'>): string {
  return appUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}
