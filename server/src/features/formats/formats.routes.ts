import { randomInt } from 'node:crypto'
import { isShippedFormatKey, type TextFormatKey } from '@podcastai/content-types'
import {
  createFormat,
  deleteFormat,
  listFormats,
  maxOwnFormats,
  type OwnFormat,
  type ShowFormats,
  saveFormat,
  switchFormat,
} from '@podcastai/contracts'
import { listFormatsOfShow, parseFormats, type StoredFormats } from '../../domain/formats/show-formats.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './formats.repository.ts'

type FormatCall = { caller: { workspaceId: string }; params: { id: string; key: TextFormatKey } }

type Change = (stored: StoredFormats) => StoredFormats

/** Serves the text formats of shows. */
export function formatRoutes(serve: Serve, { db }: { db: Connection }): void {
  const show = {
    what: 'show',
    find: ({ caller: { workspaceId }, params: { id } }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findShow(db, { workspaceId, id }),
  }

  /** The show of a format that it has. */
  const format = {
    what: 'format',
    find: async ({ caller: { workspaceId }, params: { id, key } }: FormatCall) => {
      const found = await repository.findShow(db, { workspaceId, id })
      return found && hasFormat(parseFormats(found.formats), key) ? found : null
    },
  }

  serve(listFormats, { ...show, handle: async ({ found }) => toShowFormats(found.formats) })
  serve(createFormat, { ...show, handle: ({ found, body }) => change(found, (stored) => withNew(stored, body)) })
  serve(saveFormat, {
    ...format,
    handle: ({ found, params: { key }, body }) => change(found, (stored) => withChanged(stored, key, body)),
  })
  serve(switchFormat, {
    ...format,
    handle: ({ found, params: { key }, body: { isOn } }) => change(found, (stored) => switched(stored, key, isOn)),
  })
  serve(deleteFormat, {
    ...format,
    handle: ({ found, params: { key } }) => change(found, (stored) => without(stored, key)),
  })

  /** Changes a show's formats; of two changes at the same time, the second one sees the first. */
  function change({ id, workspaceId }: repository.Show, make: Change): Promise<ShowFormats> {
    return db.transaction(async (tx) => {
      const locked = await repository.lockShow(tx, { id, workspaceId })
      if (!locked) throw notFound('show')
      const formats = make(parseFormats(locked.formats))
      await repository.storeFormats(tx, locked, formats)
      return toShowFormats(formats)
    })
  }
}

function toShowFormats(stored: Record<string, unknown>): ShowFormats {
  return { formats: listFormatsOfShow(stored), max: maxOwnFormats }
}

function withNew(stored: StoredFormats, format: OwnFormat): StoredFormats {
  if (stored.own.length >= maxOwnFormats)
    throw new AppError('conflict', `A show can have up to ${maxOwnFormats} formats of its own. Delete one first.`)
  return { ...stored, own: [...stored.own, { ...format, key: createKey(), isOn: true }] }
}

function withChanged(stored: StoredFormats, key: TextFormatKey, format: OwnFormat): StoredFormats {
  refuseUnknown(stored, key)
  return { ...stored, own: stored.own.map((one) => (one.key === key ? { ...one, ...format } : one)) }
}

function switched({ shipped, own }: StoredFormats, key: TextFormatKey, isOn: boolean): StoredFormats {
  if (isShippedFormatKey(key)) {
    const others = shipped.filter((one) => one !== key)
    return { shipped: isOn ? [...others, key] : others, own }
  }
  refuseUnknown({ shipped, own }, key)
  return { shipped, own: own.map((one) => (one.key === key ? { ...one, isOn } : one)) }
}

function without(stored: StoredFormats, key: TextFormatKey): StoredFormats {
  refuseUnknown(stored, key)
  return { ...stored, own: stored.own.filter((one) => one.key !== key) }
}

function hasFormat({ own }: StoredFormats, key: TextFormatKey): boolean {
  return isShippedFormatKey(key) || own.some((one) => one.key === key)
}

/** @throws AppError if the show has no such format of its own */
function refuseUnknown({ own }: StoredFormats, key: TextFormatKey): void {
  if (isShippedFormatKey(key)) throw new AppError('conflict', 'This format can only be switched on and off.')
  // It may have been deleted a moment ago.
  if (!own.some((one) => one.key === key)) throw notFound('format')
}

const letters = 'abcdefghijklmnopqrtuvwxyz'

/** Returns a new key. Without “s”: assistants' answers are compared without a plural s. */
function createKey(): `own_${string}` {
  return `own_${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
}
