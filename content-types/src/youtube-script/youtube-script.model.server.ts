import { openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading, Setting } from '../model/model-writer.server.ts'
import { type Held, hold, piecesAt } from '../model/read-pieces.server.ts'
import { printWords } from '../printed-words.server.ts'
import { wordWindow } from '../word-fit.server.ts'
import type { YoutubeScriptDraft } from './youtube-script.server.ts'
import { countWords, type ScriptSectionKey, scriptSections } from './youtube-script.ts'

export const youtubeScriptModel: ModelWriter<YoutubeScriptDraft> = {
  key: 'youtube_script',
  asks,
  read,
  item: (path) => {
    if (path === 'description') return { at: 'summary', from: path }
    return scriptSections.some(({ key }) => key === path) ? { at: path, from: path } : null
  },
}

function asks({ brief }: Setting): string {
  const speaks = brief.voice.hostNames.length > 1 ? 'the hosts, as “we”' : 'the host, as “I”'
  const lengths = scriptSections.map(
    ({ key, words }) => `at: ${key} ${wordWindow(words).min}–${wordWindow(words).max} words`,
  )
  return `Write a three-minute script about the talk, spoken to the camera by ${speaks}; 150 words a minute. ${lengths.join(', ')}: count the words.
hook: the most surprising thing said, in the first breath; no greeting. problemSetup: what is at stake and for whom, as the speakers put it. mainContent: one thread in three or four steps, each a claim, scene or figure with the words that prove it; every step follows from the one before; quote short and often. callToAction: the thought that stays, then one invitation to hear the whole talk.
Written for the ear: short sentences, no lists, no headings, no stage directions. kind: empty.
Then at: summary, 60–100 words in two paragraphs: what stands under the video.`
}

function read(pieces: readonly Piece[], reading: Reading<YoutubeScriptDraft>): Read<YoutubeScriptDraft> {
  const { fill, only, brief } = reading
  const complaints = openComplaints()
  const evidence: Read<YoutubeScriptDraft>['evidence'] = {}
  const texts: Partial<Record<ScriptSectionKey | 'summary', string>> = {}
  for (const { key, words } of scriptSections) {
    if (only && only.at !== key) continue
    const held = sectionOf(pieces, key, words, reading)
    if (held === null) complaints.more(key, `${key}: is missing.`)
    else complaints.of(held.piece, held.problems)
    if (held === null || held.problems.length > 0) continue
    texts[key] = held.draft
    evidence[`evidence.${key}`] = held.evidence
  }
  if (!only || only.at === 'summary') {
    const [summary] = piecesAt(pieces, 'summary')
    const held = summary ? hold(summary, reading.said, { wide: true }) : null
    if (held === null) complaints.more('summary', 'summary: is missing.')
    else complaints.of(held.piece, held.problems)
    if (held && held.problems.length === 0) texts.summary = held.draft
  }
  const { hook, problemSetup, mainContent, callToAction } = texts
  const isWhole =
    hook !== undefined && problemSetup !== undefined && mainContent !== undefined && callToAction !== undefined
  if (isWhole && (fill !== null || texts.summary !== undefined)) {
    const summary = texts.summary ?? fill?.summary ?? brief.projectTitle
    const filled = texts.summary === undefined ? ['the summary'] : []
    return {
      draft: { hook, problemSetup, mainContent, callToAction, summary, unfilled: [] },
      complaints,
      filled,
      evidence,
    }
  }
  // A script is one thread: of two writers' sections none would follow from the other.
  if (only && fill) return { draft: { ...fill, ...texts }, complaints, filled: [], evidence }
  return { draft: null, complaints, filled: [], evidence: {} }
}

function sectionOf(
  pieces: readonly Piece[],
  key: ScriptSectionKey,
  words: number,
  { said, episode, brief }: Reading<YoutubeScriptDraft>,
): Held | null {
  const [piece] = piecesAt(pieces, key)
  if (!piece) return null
  const held = hold(piece, said, { free: key === 'callToAction' })
  if (held.problems.length > 0) return held
  const printed = printWords(held.draft, episode, brief.voice.avoidTopics)
  const problems = printed.problems.map((problem) => `${key}: ${problem}`)
  const count = countWords(printed.text)
  const { min, max } = wordWindow(words)
  if (count < min || count > max) problems.push(`${key}: has ${count} words, ${min}–${max} are wanted.`)
  return { ...held, problems }
}
