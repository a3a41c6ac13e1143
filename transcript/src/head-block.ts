// Finds the metadata above the talk in a written transcript, one field per line: `Title: …`, `Titre : …`, `Host: Maya
// Hart`.
import { isDateLine } from './date-lines.ts'
import { nameShape } from './name-shape.ts'
import type { TextLine } from './text-lines.ts'

/**
 * `fields` are lines that aren't speech. `cast` maps labels that speak below to the names that the fields give them.
 */
export type HeadBlock = { fields: ReadonlySet<TextLine>; cast: ReadonlyMap<string, string> }

/** Longer values are speech. */
const maxValueLength = 120
const maxFields = 30
const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/

/**
 * Finds the block: the first paragraph, if each of its lines is a short value after a label, and each label either
 * never speaks below, or does and has a name as its value.
 */
export function findHeadBlock(lines: readonly TextLine[]): HeadBlock {
  const end = lines.findIndex((line, at) => at > 0 && (line.opensParagraph || !(isField(line) || line.loneName)))
  const block = end > 0 && end <= maxFields && lines[end]?.opensParagraph ? lines.slice(0, end) : []
  const below = countLabels(lines.slice(block.length))
  const labels = new Set(block.map(getLabel))
  const isApart = block.every(isField) && labels.size === block.length
  const cast = new Map<string, string>()
  for (const { label, words } of block) if (label && below.has(label.label)) cast.set(label.label, words)
  const areNames = [...cast.values()].every(isFullName) && new Set(cast.values()).size === cast.size
  const isCast = cast.size > 0 && areNames
  const saysWho =
    [...below.values()].some((count) => count > 1) ||
    block.every((line) => isDateLine(line.raw) || isAbout(getLabel(line)))
  const areNamesAlone = block.every(({ loneName, time }) => loneName && time === null)
  const holds = isApart && (isCast || (cast.size === 0 && block.length > 1 && saysWho))
  const isList = areNamesAlone && block.length > 0 && [...below.values()].some((count) => count > 1)
  return holds || isList ? { fields: new Set(block), cast } : { fields: new Set(), cast: new Map() }
}

function isField({ label, loneName, time, words, raw }: TextLine): boolean {
  if (isDateLine(raw)) return true
  if (time !== null || loneName) return false
  if (label === null) return wideColon.test(raw) && isValue(raw)
  return isValue(words || label.rest) || (isDescription(label.label) && words.length <= maxDescriptionLength)
}

const maxDescriptionLength = 1000

/** Whether whole sentences about the episode stand behind the label. */
export function isDescription(label: string): boolean {
  return /^(?:episode )?description$/i.test(label)
}

/** In Chinese and Japanese no space follows the colon, so a number may follow it. */
const wideColon = /^[^:：]{1,20}：/

function getLabel({ label, raw }: TextLine): string {
  return label?.label ?? raw.slice(0, raw.indexOf('：'))
}

function isValue(words: string): boolean {
  return words !== '' && words.length <= maxValueLength && !sentenceEnd.test(words)
}

/** One word may be an answer, such as "Yes". */
function isFullName(words: string): boolean {
  return nameShape(words) === 'name' && words.includes(' ')
}

function countLabels(lines: readonly TextLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { label, loneName } of lines) {
    if (label && !loneName) counts.set(label.label, (counts.get(label.label) ?? 0) + 1)
  }
  return counts
}

const about = new Set(
  `title date episode podcast show host hosts guest guests speaker speakers participants duration length url link source recorded
  published author language transcript file filename audio description summary keywords tags location topic subject titel datum
  sendung folge teilnehmer teilnehmerinnen gast gäste moderation dauer quelle sprache thema ort titre émission épisode invité
  invitée invités animateur animatrice durée langue sujet lieu título programa fecha invitado invitada invitados anfitrión
  presentador presentadora participantes duración fuente idioma tema titolo ospite ospiti conduttore conduttrice durata fonte
  convidado convidada convidados apresentador duração data gasten gespreksleider название дата гость гости ведущий участники
  длительность 标题 节目 日期 时间 嘉宾 主持人 主持 时长 来源 参与者 タイトル 日付 ゲスト`.split(/\s+/),
)

/** "Episode 12: The oven" is a title. */
const numbered = /^(?:episode|ep\.?|season|chapter|part|folge|episodio|épisode) ?#?\d+$/i

/** True for labels such as `Title` or `Date`, before the first speaker. */
export function isAbout(label: string): boolean {
  return about.has(label.toLowerCase()) || numbered.test(label)
}
