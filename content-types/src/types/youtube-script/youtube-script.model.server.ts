import { chapterPieces } from '../../chapters/chapter-pieces.server.ts'
import {
  getPiecesAt,
  type ModelType,
  type Reading,
  type Setting,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { countWords } from '../../talk/count-words.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { getScriptLimits, type ScriptLimits } from '../../type/script-limits.ts'
import { knowsShow } from '../../voice/format-voice.server.ts'
import { getWritingLanguage } from '../../voice/writing-language.server.ts'
import { describe } from './description.server.ts'
import {
  type ScriptSectionKey,
  scriptMinutes,
  scriptSections,
  sectionWords,
  wordWindow,
  type YoutubeScript,
} from './youtube-script.ts'

export const youtubeScriptModel: ModelType<YoutubeScript> = {
  key: 'youtube_script',
  owns: (at) => at === 'description' || isSection(at),
  asks: (setting) => {
    return `A three-minute script, spoken to the camera by ${describeSpeaker(setting)}, for people who don't know the show: ${scriptSections.map((section) => lengthAsked(section, setting)).join('; ')}. kind: "".
One person to one viewer, “you”: no recap, no teaser, but the points themselves. hook: the strongest thing of the talk, as a scene you can see or a claim you don't expect, then the question it leaves open. problemSetup: the trouble the viewer knows, why it matters, who talks about it (full name, why to listen), and what they'll get. mainContent: two to four points, each a scene, a claim, or a number, what it means for the viewer, and what to do if the talk says so; each follows from the one before. One or two short quotations. callToAction: the most useful or surprising thought, one thing to try or answer, and the invitation to the whole conversation${knowsShow(setting.brief) ? ", by the show's name" : ''}.
No headings, stage directions, or feelings nobody told.
Beginnings of others: “Ruth Adeyemi opened her first hive in March, and it was silent. So was the next one. By noon she'd counted thirty-one dead colonies. And she still thought it was the cold.” “Sam Ito used to miss every deadline. Then he bought a kitchen timer.”
Then at: description, 60–110 words in two short paragraphs: what you learn and from whom.`
  },
  validate,
  missing: (validated) =>
    scriptSections.flatMap(({ key }) =>
      getPiecesAt(validated, key).length > 0 ? [] : [{ at: key, problem: 'this section is missing.' }],
    ),
  print,
  item: (path) => {
    if (isSection(path)) return { at: path, print: (validated) => sectionValues(validated, path) }
    if (path !== 'description') return null
    return {
      at: path,
      text: (current) => splitDescription(current as YoutubeScript).summary,
      print: (validated, reading, current) => {
        const [one] = getPiecesAt(validated, 'description')
        if (!one) return null
        const { chapters } = splitDescription(current as YoutubeScript)
        const { youtubeFooter } = reading.brief.voice
        return {
          description:
            chapters === '' ? createDescription(validated, reading) : describe(one.text, chapters, youtubeFooter),
        }
      },
    }
  },
}

/** Describes who "I" is, by the settings, or else by the conversation. Inferred roles would make a guest a host. */
function describeSpeaker({ brief }: Setting): string {
  const hosts = brief.voice.hostNames.length
  if (hosts === 0) return 'the host, as “I”, or “we” if there are several; without either if that isn’t clear'
  return hosts === 1 ? 'the host, as “I”' : 'the hosts, as “we”, each of them also by name'
}

function isSection(at: string): at is ScriptSectionKey {
  return scriptSections.some(({ key }) => key === at)
}

function lengthAsked({ key, words }: { key: string; words: number }, setting: Setting): string {
  const { min, max } = wordWindow(sectionWords(words, limitsFor(setting)))
  return `at: ${key}, ${min}–${max} words`
}

function limitsFor({ episode, brief }: Setting): ScriptLimits {
  return getScriptLimits(getWritingLanguage(episode, brief))
}

function validate(piece: ValidatedPiece['piece'], reading: Reading): ValidatedPiece {
  const { said } = reading
  const section = scriptSections.find(({ key }) => key === piece.at)
  const checked = checkText(
    piece,
    said,
    section ? { free: section.key === 'callToAction' } : { wide: true, free: true },
  )
  if (!section) return toValidatedPiece(piece, checked)
  const { min, max } = wordWindow(sectionWords(section.words, limitsFor(reading)))
  const count = countWords(checked.text)
  const wishes = count < min || count > max ? [`It has ${count} words instead of ${min}–${max}.`] : []
  const isFar = count < min * 0.7 || count > max * 1.25
  return isFar ? toValidatedPiece(piece, checked, { problems: wishes }) : toValidatedPiece(piece, checked, { wishes })
}

function sectionValues(validated: readonly ValidatedPiece[], key: ScriptSectionKey): Record<string, unknown> | null {
  const [one] = getPiecesAt(validated, key)
  return one ? { [key]: one.text, [`evidence.${key}`]: one.evidence } : null
}

function print(validated: readonly ValidatedPiece[], reading: Reading): YoutubeScript | null {
  const [hook, problemSetup, mainContent, callToAction] = scriptSections.map(
    ({ key }) => getPiecesAt(validated, key)[0],
  )
  if (!hook && !problemSetup && !mainContent && !callToAction) return null
  const texts = {
    hook: hook?.text ?? '',
    problemSetup: problemSetup?.text ?? '',
    mainContent: mainContent?.text ?? '',
    callToAction: callToAction?.text ?? '',
  }
  return {
    ...texts,
    estimatedDuration: scriptMinutes(texts),
    description: createDescription(validated, reading),
    evidence: {
      hook: hook?.evidence ?? [],
      problemSetup: problemSetup?.evidence ?? [],
      mainContent: mainContent?.evidence ?? [],
      callToAction: callToAction?.evidence ?? [],
    },
  }
}

/** Returns the paragraphs of a description before its chapters, and the chapters. */
function splitDescription({ description = '' }: YoutubeScript): { summary: string; chapters: string } {
  const parts = description.split('\n\n')
  const at = parts.findIndex((part) => /^\d+:\d\d /.test(part))
  return { summary: (at < 0 ? parts : parts.slice(0, at)).join('\n\n'), chapters: parts[at] ?? '' }
}

function createDescription(validated: readonly ValidatedPiece[], reading: Reading): string {
  const chapters = chapterPieces(reading).map(({ time, title }) => `${time} ${title}`)
  const summary = getPiecesAt(validated, 'description')[0]?.text ?? ''
  return describe(summary, chapters.join('\n'), reading.brief.voice.youtubeFooter)
}
