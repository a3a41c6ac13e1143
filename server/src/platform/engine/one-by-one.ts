import type { ContentTypeKey } from '@podcastai/content-types'
import type { Engine, KitOfTypes, Written } from './engine.ts'

/** Writes a kit type by type, side by side; one that fails stops no other. */
export function oneByOne(write: Engine['write']): Engine['writeKit'] {
  return async ({ contentTypes, onWritten, onFailed, ...order }: KitOfTypes) => {
    async function writeOne<Key extends ContentTypeKey>(contentType: Key): Promise<void> {
      let written: Written<Key>
      try {
        written = await write({ ...order, contentType, revision: null })
      } catch (error) {
        return onFailed(contentType, error)
      }
      await onWritten(contentType, written)
    }
    await Promise.all(contentTypes.map((contentType) => writeOne(contentType)))
  }
}
