import type { ContentTypeKey } from '@podcastai/content-types'
import type { Engine, KitOfTypes } from './engine.ts'

/** Writes a kit type by type, side by side; one that fails stops no other. */
export function oneByOne(write: Engine['write']): Engine['writeKit'] {
  return async ({ contentTypes, onWritten, onFailed, ...order }: KitOfTypes) => {
    const writeOne = async <Key extends ContentTypeKey>(contentType: Key) => {
      const written = await write({ ...order, contentType, revision: null }).catch(async (error: unknown) => {
        await onFailed(contentType, error)
        return null
      })
      if (written) await onWritten(contentType, written)
    }
    await Promise.all(contentTypes.map((contentType) => writeOne(contentType)))
  }
}
