import type { Sentence } from '@podcastai/episode'
import { isSaidBy, speechVerb, withVoices } from './attribution.server.ts'
import { inventedWord } from './inventions.server.ts'
import type { Said } from './said.server.ts'
import { type Support, supportOf, turnedRound } from './support.server.ts'
import { wordingOf } from './wording.server.ts'

/** What one sentence of ours claims: its words come from its ground, nothing is turned round, and the right one says it. */
export function sentenceProblems(
  sentence: string,
  own: string,
  said: Said,
  { ground, picture }: { ground: readonly Sentence[]; picture: boolean },
): string[] {
  const bare = sentence.replace(/[\uE000-\uE0FF]/g, ' ')
  const voiced = withVoices(sentence, said.voices)
  const wording = wordingOf(voiced.replace(/[\uE000-\uF0FF]/g, ' '), said.english)
  const support = supportOf(wording, said, ground)
  const person = /[\uF000-\uF0FF]|^\W*(?:he|she|they)\b|\b(?:our|the|my) (?:guest|host)\b/iu.test(voiced)
  const problems: string[] = []
  if (!picture && isClaim(bare, person) && lacksSupport(support, person))
    problems.push(
      `“${short(bare)}” says what the sentences it rests on do not say (${support.missing.slice(0, 4).join(', ')} …).`,
    )
  const invented =
    picture || !isClaim(bare, person) ? null : inventedWord(wording, bare, said, { ground, closest: support.closest })
  if (invented !== null) problems.push(`“${short(bare)}” says what the sentences it rests on do not say: ${invented}`)
  const turned = turnedRound(wording, bare, support, said)
  if (turned !== null) problems.push(`“${short(bare)}” ${turned}.`)
  const wrong = /[\uE000-\uE0FF]/.test(sentence) ? null : wrongVoice(voiced, own, support, said)
  if (wrong !== null) problems.push(`“${short(bare)}”: ${wrong}`)
  return problems
}

/** A question to the reader claims nothing, nor does an invitation; what is said about somebody always does. */
function isClaim(text: string, aboutSomebody: boolean): boolean {
  if (/\b(?:conversation|talk|episode|interview)\b/i.test(text) && pointsThere.test(text)) return false
  return aboutSomebody || !(/\?[^\w?]*$/.test(text) || pointsThere.test(text) || invites.test(text))
}

const pointsThere = /\b(?:link(?:ed)?|below|profile|bio|hear|listen|comments?)\b/i
const invites = /^\W*(?:save|share|send|tell|follow|tag|try|ask|write|listen|hear|watch|comment|start|pick|think)\b/i

function lacksSupport({ missing, words }: Support, aboutSomebody: boolean): boolean {
  if (aboutSomebody) return missing.length > 0 && missing.length >= words / 2
  return missing.length >= 2 && missing.length >= words / 2
}

/** Reported speech and first person: whoever is named has to be the one whose sentence it is. */
function wrongVoice(voiced: string, own: string, { closest, share }: Support, said: Said): string | null {
  const [best] = closest
  if (!best || share < 0.4) return null
  const reported = othersView.exec(best.text)?.[0]
  const before = withVoices(own, said.voices)
  const told = (somebodySays.exec(voiced) ?? saysSomebody.exec(voiced))?.[1]
  if (told !== undefined) {
    const until = before.slice(0, Math.max(0, before.indexOf(voiced.slice(0, 20))))
    if (reported !== undefined && !othersView.test(voiced))
      return `sentence ${best.id} tells what others say, not the speaker.`
    return isSaidBy(told, best.speaker, `${until}${voiced.slice(0, voiced.indexOf(told))}`, said)
      ? null
      : `sentence ${best.id} is said by somebody else.`
  }
  const voices = [...voiced.matchAll(/[\uF000-\uF0FF]/gu)].map(
    ([mark]) => said.voices[mark.charCodeAt(0) - 0xf000]?.speaker,
  )
  if (voices.length > 0 && isAbout(voiced)) {
    const isTheirs = closest.some((sentence) => tellsOf(sentence, voices, said))
    return isTheirs ? null : `sentence ${best.id} does not tell this of them.`
  }
  if (voices.length > 0)
    return voices.includes(best.speaker ?? undefined) || !speaksOfSelf(best.text, said)
      ? null
      : `in sentence ${best.id} somebody else speaks of themselves.`
  if (!/\b(?:I|I[’']\p{L}+|my)\b/u.test(voiced)) return null
  const role = said.episode.speakers.find(({ name }) => name === best.speaker)?.role
  if (role === 'guest' && firstPerson.test(best.text))
    return `the guest says that of themselves (sentence ${best.id}); quote it.`
  const isHosts = ({ speaker, text }: Sentence) =>
    said.episode.speakers.find(({ name }) => name === speaker)?.role !== 'guest' && /\b(?:I|we)\b|\bI[’']/.test(text)
  return closest.some(isHosts) || asks.test(voiced) ? null : `no host says that of themselves in sentence ${best.id}.`
}

const somebodySays = new RegExp(
  `([\uF000-\uF0FF]|\\b[Hh]e\\b|\\b[Ss]he\\b|\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?:guest|host)\\b)(?:[’']s)?\\s(?:\\p{Ll}+\\s){0,2}?${speechVerb}\\b`,
  'u',
)
const saysSomebody = new RegExp(`[,”]\\s*${speechVerb}\\s+([\uF000-\uF0FF])`, 'u')
const asks = new RegExp(`\\b(?:I|we)\\s+(?:\\p{Ll}+\\s)?(?:${speechVerb}|talk(?:ed)?|spoke|met|sat|listened)\\b`, 'u')
const firstPerson = /\b(?:I|I[’']\p{L}+|my|we|our|us)\b/iu
const othersView =
  /\b(?:they|people|everybody|everyone|restaurants?|critics) (?:says?|tells?|thinks?|believes?)\b|\btells? you\b|\bused to (?:think|believe|say)\b/i

/** Tells what somebody named did or has, at the beginning of the sentence or behind "for". */
function isAbout(voiced: string): boolean {
  return /^\W*(?:(?:why|how|when|what|where|for|the|our|my|guest|host)\s+)*[\uF000-\uF0FF]/iu.test(voiced)
}

/** A sentence tells of somebody: they speak of themselves, they are named, or the other one speaks to or of them. */
function tellsOf({ speaker, text }: Sentence, voices: readonly (string | undefined)[], said: Said): boolean {
  const isNamed = voices.some((voice) =>
    said.voices.some((one) => one.speaker === voice && one.names.some((name) => text.includes(name))),
  )
  if (isNamed) return true
  if (speaker !== null && voices.includes(speaker)) return firstPerson.test(text) && !/\b(?:my|our) guest\b/i.test(text)
  if (/\byou\b|\byour\b/i.test(text) && text.endsWith('?')) return true
  return /\b(?:he|she|his|her|him|(?:my|our) guest)\b/i.test(text)
}

/** "I have a jar", and not "I'm Tom, and Elin is an engineer": nobody else is spoken of. */
function speaksOfSelf(text: string, { voices }: Said): boolean {
  const others = /\b(?:he|she|her|his|him)\b/i.test(text) || /[\uF000-\uF0FF]/u.test(withVoices(text, voices))
  return /\b(?:I|I[’']\p{L}+|my|we|our|us)\b/iu.test(text) && !others
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= 70 ? plain : `${plain.slice(0, 69)}…`
}
