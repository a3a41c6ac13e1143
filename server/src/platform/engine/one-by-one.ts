import type { ContentKey } from '@podcastai/content-types'
import type { Engine, KitOfTypes, Written } from './engine.ts'

/** Writes each type of a kit by itself, all at the same time; a type that fails does not stop the others. */
export function oneByOne(write: Engine['write']): Engine['writeKit'] {
  return async ({ contentTypes, onWritten, onFailed, ...order }: KitOfTypes) => {
    async function writeOne<Key extends ContentKey>(contentType: Key): Promise<void> {
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
