import { chapterPieces } from '../../chapters/chapter-pieces.server.ts'
import {
  type Held,
  heldAs,
  heldAt,
  type ModelType,
  type Reading,
  type Setting,
} from '../../model-type/model-type.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { describe } from './description.server.ts'
import {
  type ScriptSectionKey,
  scriptMinutes,
  scriptSections,
  wordWindow,
  type YoutubeScript,
} from './youtube-script.ts'

export const youtubeScriptModel: ModelType<YoutubeScript> = {
  key: 'youtube_script',
  owns: (at) => at === 'description' || isSection(at),
  asks: (setting) => {
    return `A script of three minutes, spoken to the camera by ${speakerOf(setting)}, for people who never heard of the show: ${scriptSections.map(lengthAsked).join('; ')}. At 150 words a minute. Count the words.
A person talking to one viewer, as “you”, warm and direct, not a retelling: say early what the viewer gets. hook: the strongest thing of the whole talk, as a scene one can see or a claim one does not expect, told in order so that every word is understood the first time, then the question it leaves open; no greeting, no “today we talk about”. problemSetup: the trouble the viewer knows, why it matters, who talks about it (full name, and why to listen to them) and what is coming. mainContent: three points that one can count (first, second, third), each a scene, a claim or a figure of the talk, what it means for the viewer and, where the talk gives one, a thing to do; one or two short quotations that carry a point; every step follows from the one before. callToAction: the thought that stays, one question for the comments, one invitation to the whole conversation, by the show's name where it is known.
For the ear: short sentences, contractions, “he” and “she”, nothing stilted, no headings, no stage directions. The speaker claims no feelings or experiences of their own that they did not tell. kind: "".
How another script begins: “Ruth Adeyemi opened her first hive in March, and it was silent. So was the next one. By noon she had counted thirty-one dead colonies. And she still thought it was the cold.”
Then at: description, 60–110 words in two short paragraphs, what stands under the video: what one learns and from whom. Not a list.`
  },
  hold,
  missing: (held) =>
    scriptSections.flatMap(({ key }) =>
      heldAt(held, key).length > 0 ? [] : [{ at: key, problem: 'this section is missing.' }],
    ),
  print,
  item: (path) => {
    if (isSection(path)) return { at: path, print: (held) => sectionValues(held, path) }
    if (path !== 'description') return null
    return {
      at: path,
      print: (held, reading) => {
        const description = descriptionOf(held, reading)
        return heldAt(held, 'description').length === 0 ? null : { description }
      },
    }
  },
}

/** Who "I" is: the settings say it, else the talk. Roles that were guessed make a guest a host. */
function speakerOf({ brief }: Setting): string {
  const hosts = brief.voice.hostNames.length
  if (hosts === 0)
    return 'whoever hosts the talk, as “I” if it is one and “we” if they are several; where the talk does not make that plain, without either'
  return hosts === 1 ? 'the host, as “I”' : 'the hosts, as “we”, each of them also by name'
}

function isSection(at: string): at is ScriptSectionKey {
  return scriptSections.some(({ key }) => key === at)
}

function lengthAsked({ key, words }: { key: string; words: number }): string {
  const { min, max } = wordWindow(words)
  return `at: ${key}, ${min}–${max} words`
}

function hold(piece: Held['piece'], { said }: Reading): Held {
  const section = scriptSections.find(({ key }) => key === piece.at)
  const checked = checkText(
    piece,
    said,
    section ? { free: section.key === 'callToAction' } : { wide: true, free: true },
  )
  if (!section) return heldAs(piece, checked)
  const { min, max } = wordWindow(section.words)
  const count = countWords(checked.text)
  const wishes = count < min || count > max ? [`It has ${count} words; ${min}–${max} are wanted.`] : []
  const isFar = count < min * 0.7 || count > max * 1.25
  return isFar ? heldAs(piece, checked, { problems: wishes }) : heldAs(piece, checked, { wishes })
}

function sectionValues(held: readonly Held[], key: ScriptSectionKey): Record<string, unknown> | null {
  const [one] = heldAt(held, key)
  return one ? { [key]: one.text, [`evidence.${key}`]: one.evidence } : null
}

function print(held: readonly Held[], reading: Reading): YoutubeScript | null {
  const [hook, problemSetup, mainContent, callToAction] = scriptSections.map(({ key }) => heldAt(held, key)[0])
  if (!hook || !problemSetup || !mainContent || !callToAction) return null
  const texts = {
    hook: hook.text,
    problemSetup: problemSetup.text,
    mainContent: mainContent.text,
    callToAction: callToAction.text,
  }
  return {
    ...texts,
    estimatedDuration: scriptMinutes(texts),
    description: descriptionOf(held, reading),
    evidence: {
      hook: hook.evidence,
      problemSetup: problemSetup.evidence,
      mainContent: mainContent.evidence,
      callToAction: callToAction.evidence,
    },
  }
}

function descriptionOf(held: readonly Held[], reading: Reading): string {
  const chapters = chapterPieces(reading).map(({ time, title }) => `${time} ${title}`)
  const summary = heldAt(held, 'description')[0]?.text ?? ''
  return describe(summary, chapters.join('\n'), reading.brief.voice.youtubeFooter)
}
