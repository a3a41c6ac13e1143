import { withVoices } from './attribution.server.ts'
import { meaningWords, meaningWordsSaid } from './meaning-words.server.ts'
import type { Said } from './said.server.ts'

/** What a picture shows was spoken of, or is a word of drawing: null where all of it is. English only. */
export function pictureProblem(text: string, said: Said): string | null {
  const spoken = new Set(
    said.episode.sentences.flatMap((sentence) =>
      said.forMachines.has(sentence.id) ? [] : meaningWordsSaid(sentence).map(({ key }) => key),
    ),
  )
  const stranger = meaningWords(withVoices(text, said.voices).replace(/[\uE000-\uF0FF]/gu, ' ')).find(
    ({ key, kind }) => kind !== 'pronoun' && kind !== 'number' && !spoken.has(key) && !drawing().has(key),
  )
  return stranger === undefined ? null : `“${stranger.key}” is nothing of the talk.`
}

/** Words of layout, light and reading. A closed list: a thing or an act of the talk is none of them. */
function drawing(): ReadonlySet<string> {
  known ??= new Set(meaningWords(words).map(({ key }) => key))
  return known
}

let known: Set<string> | undefined

const words = `portrait picture photo image frame face head shoulders eyes hands look looks looking close close-up closeup large larger big bigger small
 left right top bottom upper lower centre center middle side corner edge third thirds half two three four pixels free empty space stays stay stand stands
 text word words letters letter line lines font bold white black dark light bright plain simple background ground foreground colour color accent contrast
 shadow soft sharp blurred behind beside above below next front thumbnail phone screen thumb read reads reading reader eye first short few one clear
 strong clip click stop stops see seen shows show figure number object cut out place keep large size margin gap open question quick speaker host guest
 type view open opens turn turns end ends hook caption caught claim moment quote statement takes fills fill full height width inside against makes make wants want curious attention scroll scrolling`
