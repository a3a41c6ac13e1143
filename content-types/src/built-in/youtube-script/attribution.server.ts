import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { plainName } from '../../type/plain-name.ts'
import { firstPerson, guestLine, hostNames, listed, nameOf, speakerNames } from '../../voice/speaker-names.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'
import { wordingFor } from './script-leads.server.ts'

/**
 * Who said the hook, to whom and about what, from the longest to the shortest. `heard`: the hook has named its speaker
 * already.
 */
export function attributionOf(
  { speaker, heard }: { speaker: string | null; heard: boolean },
  episode: Episode,
  brief: Brief,
): string[] {
  const name = nameOf(speaker, brief)
  if (name === null) return []
  const subjects = namedSubjects(episode, brief).slice(0, 2)
  const about = subjects.length === 0 ? '' : ` about ${listed(subjects)}`
  const [other] = [...hostNames(episode, brief), ...speakerNames(episode, brief)].filter((one) => one !== name)
  const us = firstPerson(other ?? null, brief)
  const partner = other === undefined ? '' : ` with ${us === null ? plainName(other) : us === 'I' ? 'me' : 'us'}`
  const titled = guestLine(speaker, brief)
  const isMe = firstPerson(speaker, brief) === 'I'
  const who = titled ?? plainName(name)
  const subject = titled === null ? who : `${who},`
  return [`${partner}${about}`, partner, about]
    .filter((rest) => rest !== '')
    .map((rest) => {
      if (isMe) return heard ? `I talk${rest}.` : `I said so in a conversation${rest}.`
      return heard
        ? `${subject} talks${rest}.`
        : wordingFor(episode, [
            `${subject} says so in a conversation${rest}.`,
            `So says ${who}, in a conversation${rest}.`,
          ])
    })
}
