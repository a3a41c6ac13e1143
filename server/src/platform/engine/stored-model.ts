import { randomUUID } from 'node:crypto'
import type { ModelProviderKey } from '@podcastai/contracts'
import type { Connection } from '../database/connection.ts'
import { operatorModel } from '../database/schema.ts'
import { seal, unseal } from '../sealed.ts'
import type { SecretKey } from '../secret-key.ts'
import type { ModelSettings } from './model/model-settings.ts'

/** What was connected on the operator's page. */
export type StoredModel = {
  /** Another one after every change. */
  revision: string
  settings: ModelSettings
  /** `lost`: there is one, which this installation's secret does not open. */
  key: 'stored' | 'lost' | 'none'
}

/** The model to keep, its key in the clear. */
export type ModelToStore = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'key' | 'contextTokens'>

type Parts = {
  db: Connection
  secret: SecretKey
  /** Requests that one process has with the model at one time. */
  concurrency: number
}

/** The one row that holds the language model which the operator connected in the app. Its key is encrypted there. */
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
          ...{ provider, model, baseUrl, key, contextTokens, concurrency },
          ...{ keyName: 'AI_API_KEY', isFromPage: true },
        },
        key: row.sealedKey === null ? 'none' : key === null ? 'lost' : 'stored',
      }
    },

    /** Puts it in the place of what was stored. @throws Error where there is no secret to seal its key with */
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

/** A key belongs to the address it was entered for: under another one it does not open. */
function getKeyPurpose({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  return `key of ${provider} at ${baseUrl}`
}
