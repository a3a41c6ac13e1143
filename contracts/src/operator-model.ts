// The language model that the operator connects on the page. Everyone else gets a 404.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const modelProviders = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const
export type ModelProviderKey = (typeof modelProviders)[number]

export const modelProviderLabels = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  ollama: 'Ollama',
  'openai-compatible': 'OpenAI-compatible server',
} as const satisfies Record<ModelProviderKey, string>

/** Limits of the context size setting. */
export const contextTokenLimits = { min: 4_096, max: 10_000_000 } as const

/** The settings on the page. Omitted or null fields use the provider's default, and for the key the stored one. */
export const ModelChoice = z.object({
  provider: z.enum(modelProviders),
  model: z.string().trim().min(1, 'Please name a model').max(200, 'This model name is too long'),
  key: z
    .string()
    .trim()
    .max(1_000, 'This key is too long')
    .regex(/^[\x21-\x7e]*$/, 'This key contains an invalid character')
    .nullish(),
  baseUrl: z.string().trim().max(500, 'This address is too long').nullish(),
  contextTokens: z
    .int('Please enter a whole number')
    .min(contextTokenLimits.min, 'A model needs at least 4,096')
    .max(contextTokenLimits.max, 'This is more than any model can take')
    .nullish(),
})
export type ModelChoice = z.infer<typeof ModelChoice>

/** A model that answers on the machine of the server. */
export const LocalModel = z.object({
  /** The server software, such as 'Ollama'. */
  server: z.string(),
  /** How to connect it. */
  provider: z.enum(['ollama', 'openai-compatible']),
  model: z.string(),
  baseUrl: z.string(),
  /** Context size in tokens that it is loaded with; null if the server doesn't report it. */
  contextTokens: z.int().nullable(),
  /** Size on disk; null if the server doesn't report it. */
  bytes: z.int().nullable(),
  /** Whether this machine's memory holds it; null if unknown. */
  fits: z.boolean().nullable(),
})
export type LocalModel = z.infer<typeof LocalModel>

/** A model with a known price. */
const PricedModel = z.object({
  model: z.string(),
  /** The price of all content for one hour of speech; null if unknown. */
  dollarsPerHour: z.number().nullable(),
})

/** Ollama on the machine of the server, and the model that it can download with one click. */
export const LocalOllama = z.object({
  isRunning: z.boolean(),
  /** One line for a terminal that installs it on the server's system. */
  installCommand: z.string(),
  /** The model to download; null where a model is there that fits, or one is connected. */
  offer: z
    .object({
      model: z.string(),
      /** Null if unknown. */
      bytes: z.int().nullable(),
      /** Whether this machine's memory holds it; null if unknown. */
      fits: z.boolean().nullable(),
    })
    .nullable(),
  /** The download that is running, or that failed; null if there is none. */
  pull: z
    .object({
      model: z.string(),
      completedBytes: z.int(),
      /** 0 until Ollama knows. */
      totalBytes: z.int(),
      /** Why it failed; null while it is running. */
      failure: z.string().nullable(),
    })
    .nullable(),
})
export type LocalOllama = z.infer<typeof LocalOllama>

export const OperatorModel = z.object({
  /** Where the model is configured; the page can't change settings from the environment. */
  from: z.enum(['environment', 'page', 'none']),
  /** Label of the engine that writes now. */
  engine: z.string(),
  /** Null: the built-in engine writes. */
  model: z
    .object({
      provider: z.enum(modelProviders),
      model: z.string(),
      baseUrl: z.string(),
      contextTokens: z.int(),
      /** `lost`: it was encrypted with another secret, and has to be entered again. */
      key: z.enum(['stored', 'lost', 'none']),
      /** The price of all content for one hour of speech; null if the model's price is unknown. */
      dollarsPerHour: z.number().nullable(),
    })
    .nullable(),
  /** The model that was connected on the page before the environment set one. Kept until the operator deletes it. */
  kept: z.object({ model: z.string(), hasKey: z.boolean() }).nullable(),
  /** A message for the operator that says why the server can't store a key; null if it can. */
  noKeysBecause: z.string().nullable(),
  /** Why the last request failed. */
  trouble: z.string().nullable(),
  found: z.array(LocalModel),
  /** Null where the server doesn't look for models. */
  ollama: LocalOllama.nullable(),
  /** Each provider's models, the default first. */
  offers: z.array(z.object({ provider: z.enum(modelProviders), contextTokens: z.int(), models: z.array(PricedModel) })),
})
export type OperatorModel = z.infer<typeof OperatorModel>

export const getOperatorModel = endpoint({
  method: 'GET',
  path: '/api/operator/model',
  summary: 'The language model and where it is configured; for the operator',
  access: 'session',
  isForOperator: true,
  perMinute: 60,
  response: OperatorModel,
})

export const connectModel = endpoint({
  method: 'PUT',
  path: '/api/operator/model',
  summary: 'Connect a language model; the key is stored encrypted and never returned',
  access: 'session',
  isForOperator: true,
  perMinute: 20,
  body: ModelChoice,
  response: OperatorModel,
})

export const disconnectModel = endpoint({
  method: 'DELETE',
  path: '/api/operator/model',
  summary: 'Delete the connected model and its key; falls back to the environment or the built-in engine',
  access: 'session',
  isForOperator: true,
  perMinute: 20,
  response: OperatorModel,
})

export const pullModel = endpoint({
  method: 'POST',
  path: '/api/operator/model/pull',
  summary: 'Have Ollama on the server’s machine download the model of OLLAMA_MODEL, and connect it when it is there',
  access: 'session',
  isForOperator: true,
  perMinute: 10,
  response: OperatorModel,
})

export const cancelPull = endpoint({
  method: 'DELETE',
  path: '/api/operator/model/pull',
  summary: 'Cancel the download; the next one continues where it ended',
  access: 'session',
  isForOperator: true,
  perMinute: 20,
  response: OperatorModel,
})

export const endModelChoice = endpoint({
  method: 'POST',
  path: '/api/operator/model/choice',
  summary: 'End the choice of a language model that a new server leads its operator through',
  access: 'session',
  isForOperator: true,
  perMinute: 20,
  response: z.object({ ended: z.literal(true) }),
})

/** The result of writing one caption of a sample. */
export const ModelTrial = z.object({
  caption: z.string(),
  seconds: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null if the price of the model is unknown. */
  dollars: z.number().nullable(),
})
export type ModelTrial = z.infer<typeof ModelTrial>

export const tryModel = endpoint({
  method: 'POST',
  path: '/api/operator/model/try',
  summary: 'Have a language model write one caption of a sample, without connecting it',
  access: 'session',
  isForOperator: true,
  perMinute: 10,
  body: ModelChoice,
  response: ModelTrial,
})

/** The estimated cost of a kit. */
export const KitEstimate = z.object({
  /** Label of the model that writes; null: the built-in engine, which costs nothing. */
  model: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null if the price of the model is unknown. */
  dollars: z.number().nullable(),
})
export type KitEstimate = z.infer<typeof KitEstimate>

/** Characters in a transcript of one hour of speech, at 150 words a minute. */
export const charactersPerHour = 50_000

/** Estimates for an hour of speech by default. */
export const estimateKit = endpoint({
  method: 'GET',
  path: '/api/engine/estimate',
  summary: 'The estimated cost of all content types, and of the formats of a show, for a transcript of this length',
  access: 'session',
  permission: 'generateContent',
  query: z.object({
    characters: z.coerce.number().int().min(0).max(100_000_000).default(charactersPerHour),
    /** By default the first show. */
    show: z.uuid().optional(),
  }),
  response: KitEstimate,
})
