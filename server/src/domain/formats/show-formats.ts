// The text formats of a show, as they are stored: which of those that ship are on, and its own.
import {
  isOwnFormatKey,
  isShippedFormatKey,
  type ShippedFormatKey,
  shippedFormatKeys,
  type TextFormat,
} from '@podcastai/content-types'
import { getShippedFormat } from '@podcastai/content-types/server'
import { OwnFormat } from '@podcastai/contracts'

export type StoredOwnFormat = OwnFormat & { key: `own_${string}`; isOn: boolean }
export type StoredFormats = { shipped: ShippedFormatKey[]; own: StoredOwnFormat[] }

/** A format of a show, which is only written while it is on. */
export type FormatOfShow = TextFormat & { isOn: boolean }

/** Parses stored formats one by one: one that another release stored differently doesn't affect the others. */
export function parseFormats(stored: Record<string, unknown>): StoredFormats {
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    shipped: listed(stored.shipped).filter(
      (key): key is ShippedFormatKey => typeof key === 'string' && isShippedFormatKey(key),
    ),
    own: listed(stored.own).flatMap((one) => {
      const { key, isOn, ...format } = (one ?? {}) as Record<string, unknown>
      const parsed = OwnFormat.safeParse(format)
      if (typeof key !== 'string' || !isOwnFormatKey(key) || !parsed.success) return []
      return [{ ...parsed.data, key, isOn: isOn === true }]
    }),
  }
}

/** Returns the formats of a show: those that ship, then its own, oldest first. */
export function listFormatsOfShow(stored: Record<string, unknown>): FormatOfShow[] {
  const { shipped, own } = parseFormats(stored)
  return [...shippedFormatKeys.map((key) => ({ ...getShippedFormat(key), isOn: shipped.includes(key) })), ...own]
}

/** Returns the formats of a show that are written. */
export function listFormatsOn(stored: Record<string, unknown>): TextFormat[] {
  return listFormatsOfShow(stored).flatMap(({ isOn, ...format }) => (isOn ? [format] : []))
}
