import type { Evidence } from '../evidence.ts'
import { openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading } from '../model/model-writer.server.ts'
import { filledUp, hold, kindOf, piecesAt } from '../model/read-pieces.server.ts'
import { subjectsIn } from '../model/subject-tags.server.ts'
import { printWords } from '../printed-words.server.ts'
import { opensDanglingly, plainWords } from '../quality/wording.server.ts'
import type { EpisodeTitlesDraft } from './episode-titles.server.ts'
import { titleAngles } from './episode-titles.ts'
import { titleLength } from './seo-score.ts'

/** Titles asked for, and those that an episode has at least. */
const titles = { asked: 8, least: 5, angles: 3 } as const

const leastKeywords = 3

export const episodeTitlesModel: ModelWriter<EpisodeTitlesDraft> = {
  key: 'episode_titles',
  asks: () => `Write ${titles.asked} titles for the episode, the best first. at: title. kind: ${titleAngles.join(', ')}; at least four kinds. 45–65 characters, never above ${titleLength.max}; the telling word among the first three, for search and for phones. Sentence case, no < >, no colon after the guest's name in more than one.
What works: the sharpest claim, shortened until it cuts; the question the whole talk answers; a figure with its noun; X, not Y; the guest with what they did. Somebody who hears the episode must find the title true. No two begin with the same three words.
Then at: keyword, 8 pieces: subjects and names that people search, as they were said, one to three words. Then at: summary, show notes of 60–120 words in two or three paragraphs: what the talk claims and tells, never that it is interesting. kind: empty for these.`,
  read,
  item: (path) => {
    if (path === 'keywords') return { at: 'keyword', from: path }
    if (path === 'showNotes') return { at: 'summary', from: path }
    return path === 'primary' || /^alternative\.\d+$/.test(path) ? { at: 'title', from: 'primary' } : null
  },
}

type Title = EpisodeTitlesDraft['titles'][number] & { evidence: Evidence[] }

function read(
  pieces: readonly Piece[],
  { said, episode, brief, fill, only }: Reading<EpisodeTitlesDraft>,
): Read<EpisodeTitlesDraft> {
  const complaints = openComplaints()
  const filled: string[] = []
  const good: Title[] = []
  for (const piece of piecesAt(pieces, 'title').slice(0, only ? 1 : undefined)) {
    const held = hold({ ...piece, text: piece.text.replace(/\.$/, '') }, said)
    const { text } = printWords(held.draft, episode, brief.voice.avoidTopics)
    if (text.length > titleLength.max)
      held.problems.push(`“${text}” has ${text.length} characters, at most ${titleLength.max} are wanted.`)
    if (/[<>]/.test(text) || opensDanglingly(text))
      held.problems.push(`“${text}” opens on what came before, or holds < or >.`)
    complaints.of(piece, held.problems)
    const title = { title: held.draft, angle: kindOf(titleAngles, piece.kind), evidence: held.evidence }
    if (held.problems.length === 0 && !good.some((other) => clash(other, title))) good.push(title)
  }
  const keywords = subjectsIn(
    piecesAt(pieces, 'keyword').map(({ text }) => text),
    said,
  )
  const enough = (list: readonly Title[]) =>
    list.length >= titles.least && new Set(list.map(({ angle }) => angle)).size >= titles.angles
  if (!only && !enough(good))
    complaints.more(
      'title',
      `${good.length} titles hold; at least ${titles.least} of ${titles.angles} kinds are wanted.`,
    )
  if (only?.at === 'title' && good.length === 0 && complaints.problems.length === 0)
    complaints.more('title', 'title: is missing.')
  if (only?.at === 'keyword' && keywords.length < leastKeywords)
    complaints.more('keyword', `${keywords.length} keywords were said, ${leastKeywords} are wanted.`)
  const more = (fill?.titles ?? []).map((title) => ({ ...title, evidence: [] }))
  const { items, added } = filledUp(good, more, { passes: enough, clash })
  if (added > 0 && !only) filled.push(`${added} of the titles`)
  const [summary] = piecesAt(pieces, 'summary')
  const asksNotes = !only || only.at === 'summary'
  const held = summary && asksNotes ? hold(summary, said, { wide: true }) : null
  if (held) complaints.of(held.piece, held.problems)
  else if (asksNotes) complaints.more('summary', 'summary: is missing.')
  const notes = held && held.problems.length === 0 ? held.draft : null
  if (notes === null && fill && !only) filled.push('the show notes')
  const hasKeywords = keywords.length >= leastKeywords
  if (!hasKeywords && fill && !only) filled.push('the keywords')
  if (items.length === 0 || (notes === null && fill === null)) return { draft: null, complaints, filled, evidence: {} }
  const evidence = Object.fromEntries(
    items.map((title, at) => [at === 0 ? 'primary.evidence' : `alternative.${at - 1}.evidence`, title.evidence]),
  )
  return {
    draft: {
      titles: items.map(({ title, angle }) => ({ title, angle })),
      keywords: hasKeywords ? keywords : (fill?.keywords ?? keywords),
      summary: notes ?? fill?.summary ?? '',
    },
    complaints,
    filled,
    evidence,
  }
}

/** The same opening, as a list of titles shows it. */
function clash(a: { title: string }, b: { title: string }): boolean {
  const opening = ({ title }: { title: string }) => plainWords(title).split(' ').slice(0, 3).join(' ')
  return opening(a) === opening(b)
}
