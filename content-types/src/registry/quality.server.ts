import type { Episode } from '@podcastai/episode'
import type { Setting, Verdict } from '../quality/rule.server.ts'
import { bannedPhrases, quotedWordsWereSaid } from '../quality/wording.server.ts'
import type { Brief } from '../type/brief.ts'
import { type ContentTypeKey, contentTypeKeys } from '../type/content-type.ts'
import { getServerType, writeContent } from './registry.server.ts'
import { type ContentByType, getContentType } from './registry.ts'

export type Finding = Verdict & { label: string }

/**
 * Returns what the built-in engine writes about an episode. Refused types are missing, with their reasons in `refused`.
 */
export function writeKit(episode: Episode, brief: Brief): { kit: Partial<ContentByType>; refused: string[] } {
  const kit: Partial<Record<ContentTypeKey, unknown>> = {}
  const refused: string[] = []
  for (const key of contentTypeKeys) {
    const { content, problems } = writeContent(key, episode, brief)
    if (content === null) refused.push(`${key}: ${problems.join(' ')}`)
    else kit[key] = content
  }
  return { kit: kit as Partial<ContentByType>, refused }
}

/** Returns the findings of every quality rule on finished content of any engine. */
export function checkQuality(setting: Setting): Finding[] {
  const findings = contentTypeKeys.flatMap((key) => checkType(key, setting))
  const texts = contentTypeKeys.flatMap((key) => listTexts(key, setting.kit))
  return [
    ...findings,
    { label: 'everywhere: quoted words were said', ...quotedWordsWereSaid(texts, setting.episode) },
    { label: 'everywhere: no banned phrase in our words', ...bannedPhrases(texts, setting.episode) },
  ]
}

function checkType<Key extends ContentTypeKey>(key: Key, setting: Setting): Finding[] {
  const content = setting.kit[key] as ContentByType[Key] | undefined
  // If an episode has nothing strong enough, a type is refused with a reason, which breaks no rule.
  if (content === undefined) return []
  return getServerType(key).rules.map(({ label, check }) => ({ label, ...check(content, setting) }))
}

/** Returns all texts of a type as exported. */
function listTexts<Key extends ContentTypeKey>(key: Key, kit: Setting['kit']): string[] {
  const content = kit[key] as ContentByType[Key] | undefined
  return content === undefined
    ? []
    : getContentType(key)
        .rows(content)
        .flatMap((row) => Object.values(row))
}
