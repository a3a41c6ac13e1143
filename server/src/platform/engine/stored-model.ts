import { randomUUID } from 'node:crypto'
import type { ModelProviderKey } from '@podcastai/contracts'
import type { Connection } from '../database/connection.ts'
import { operatorModel } from '../database/schema.ts'
import { seal, unseal } from '../sealed.ts'
import type { SecretKey } from '../secret-key.ts'
import { type ModelSettings, usualFor } from './model/model-settings.ts'

/** The model connected on the operator's page. */
export type StoredModel = {
  /** New after every change. */
  revision: string
  settings: ModelSettings
  /** `lost`: there is a key, but this installation's secret cannot decrypt it. */
  key: 'stored' | 'lost' | 'none'
}

/** The model to store, with its key in plain text. */
export type ModelToStore = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'key' | 'contextTokens'>

type Parts = {
  db: Connection
  secret: SecretKey
  /** The maximum number of requests that one process has open with the model; null for the provider's default. */
  concurrency: number | null
}

/** Opens the store of the language model that the operator connected in the app: one row, with the key encrypted. */
export function openStoredModel({ db, secret, concurrency }: Parts) {
  return {
    read: async (): Promise<StoredModel | null> => {
      const [row] = await db.select().from(operatorModel)
      if (!row) return null
      const provider = row.provider as ModelProviderKey
      const key = row.sealedKey === null ? null : opened(row.sealedKey, { ...row, provider })
      const { model, baseUrl, contextTokens } = row
      return {
        revision: row.revision,
        settings: {
          ...{ provider, model, baseUrl, key, contextTokens },
          concurrency: concurrency ?? usualFor(provider).concurrency,
          ...{ keyName: 'AI_API_KEY', isFromPage: true },
        },
        key: row.sealedKey === null ? 'none' : key === null ? 'lost' : 'stored',
      }
    },

    /** Replaces the stored model. @throws Error if there is no secret to encrypt its key with */
    save: async ({ key, ...rest }: ModelToStore): Promise<void> => {
      const sealedKey = key === null ? null : seal(key, { secret: secret.findOrMake(), purpose: getKeyPurpose(rest) })
      const row = { ...rest, sealedKey, revision: randomUUID() }
      await db.insert(operatorModel).values(row).onConflictDoUpdate({ target: operatorModel.id, set: row })
    },

    remove: async (): Promise<void> => {
      await db.delete(operatorModel)
    },

    /** Why no key can be stored, in words for the operator; null if one can. */
    noKeysBecause: secret.missing,
  }

  function opened(sealedKey: string, row: Pick<ModelSettings, 'provider' | 'baseUrl'>): string | null {
    const found = secret.find()
    const key = found === null ? null : unseal(sealedKey, { secret: found, purpose: getKeyPurpose(row) })
    return typeof key === 'string' ? key : null
  }
}

export type StoredModels = ReturnType<typeof openStoredModel>

/** Returns the purpose to encrypt a key for. It includes the address, so that the key cannot be used for another. */
function getKeyPurpose({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  return `key of ${provider} at ${baseUrl}`
}
