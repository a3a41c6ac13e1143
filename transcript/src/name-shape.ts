// Classifies a label by its form: can it name a speaker? Repetition is checked elsewhere.
import { opensSpeech } from './heading-words.ts'

const maxWords = 6
const particle =
  /^(?:de|da|do|dos|del|della|di|du|la|le|van|von|der|den|ter|of|the|and|und|et|y|e|&|-|–|—|\/|\+|bin|al|el)$/i
const nameWord = /^["'(“‘]?[\p{Lu}\p{Lt}\p{Lo}\p{N}@][\p{L}\p{M}\p{N}.'’,_()"”/&@#№-]*$/u
const roleInBrackets = /^[([][\p{L}/-]+[\])]$/u
const diarized = /^(?:spk|speaker|spkr)[\s_-]?\w{1,3}$/i
/** The sign before a speaker's number, with or without the number: `#2`, `№2`, `Nr. 2`, `no 2`. */
const numberSign = /^(?:[#№]|n[or]\.?|n[°º])\d{0,3}[a-z]?$/i
const number = /^\d{1,3}$/
const lowerWord = /^\p{Ll}[\p{L}\p{M}'’/-]{0,20}\.?$/u
const nickname = /^\p{Ll}[\p{L}\p{N}_-]*$/u

const roles = new Set(
  `host cohost co-host guest moderator interviewer interviewee narrator producer editor presenter reporter anchor author speaker
  caller member voice person participant facilitator expert founder ceo gast gastgeber gastgeberin moderatorin sprecher sprecherin invité invitée
  animateur animatrice invitado invitada anfitrión anfitriona presentador presentadora ospite conduttore conduttrice convidado
  convidada apresentador ведущий ведущая гость гостья`.split(/\s+/),
)

/**
 * Returns `name` for up to six capitalized words (or words in a script without case) without sentence punctuation,
 * including additions that labels have: "Mireille B. Reece, Psy.D", "Speaker #1", "Team mem. 1", "Maya Hart, host".
 * Returns `weak` for text that may be a name if it repeats.
 */
export function nameShape(label: string): 'name' | 'weak' | null {
  if (/[?!;<>=|]|\.\.|https?$/.test(label) || !/\p{L}/u.test(label))
    return /^(?:[#№] ?)?\d{1,2}$/.test(label) ? 'weak' : null
  if (diarized.test(label)) return 'name'
  const words = label.split(' ')
  if (words.length > maxWords) return null
  if (words.every(isNamePart)) return 'name'
  if (words.length <= 2 && words.every((word) => nickname.test(word))) return 'weak'
  return nameWord.test(words[0] ?? '') && !opensSpeech(label) ? shapeOfParts(words) : null
}

function isNamePart(word: string, at: number): boolean {
  return nameWord.test(word) || (at > 0 && (particle.test(word) || roleInBrackets.test(word) || numberSign.test(word)))
}

/** "Maya, host" includes a role; "Team member 1" and "Audience member" number or describe a person. */
function shapeOfParts(words: readonly string[]): 'name' | 'weak' | null {
  const role = words.findIndex((word, at) => at > 0 && !isNamePart(word, at))
  const before = words.slice(0, role)
  const behind = words.slice(role)
  if (/,$|^[-–—/]$/.test(before.at(-1) ?? '')) {
    if (!behind.every((word, at) => lowerWord.test(word) || isNamePart(word, at + 1))) return null
    return behind.some((word) => roles.has(word.toLowerCase())) ? 'name' : 'weak'
  }
  const last = words.at(-1) ?? ''
  const isCounted = number.test(last) || numberSign.test(last)
  const described = words.slice(1, isCounted ? -1 : undefined)
  if (described.length > 2 || !described.every((word, at) => lowerWord.test(word) || isNamePart(word, at + 1)))
    return null
  if (described.some((word) => roles.has(word))) return 'name'
  if (isCounted) return described.includes('number') ? 'weak' : 'name'
  return last.endsWith('.') ? null : 'weak'
}
