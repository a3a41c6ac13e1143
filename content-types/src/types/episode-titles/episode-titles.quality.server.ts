import { episodeMinutes } from '@podcastai/episode'
import { isJudged } from '../../built-in/material.server.ts'
import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { chapterRules } from '../../chapters/chapter.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings, quotedWordsWereSaid } from '../../quality/wording.server.ts'
import { startsDangling } from '../../talk/dangling-words.ts'
import { secondsAt } from '../../type/time-code.ts'
import { type EpisodeTitle, type EpisodeTitles, scoredTitles } from './episode-titles.ts'
import { seoScore, titleLength } from './seo-score.ts'

const all = ({ primary, alternative }: EpisodeTitles) => [primary, ...alternative]

/** Returns a title without the name before the quoted words. */
const getLine = ({ title }: EpisodeTitle) => title.replace(/^[^“”„«]*: (?=[“„«])/, '')
const listTexts = (titles: EpisodeTitles) => [
  ...all(titles).map(({ title }) => title),
  titles.showNotes.summary,
  ...titles.showNotes.chapters.map(({ title }) => title),
]

/** Maximum seconds of a chapter, and the length in minutes of an episode from which that is checked. */
const [longestChapter, fromMinutes] = [15 * 60, 30]

export const episodeTitlesRules: Rule<EpisodeTitles>[] = [
  {
    label: 'titles: none twice',
    check: (titles) => {
      const texts = all(titles).map(({ title }) => title)
      return each(texts, (text, at) => (texts.indexOf(text) < at ? text : null))
    },
  },
  {
    label: 'titles, summary and chapters: nobody swears',
    check: (titles) => noProfanity(listTexts(titles)),
  },
  {
    label: 'titles and chapters: what stands in quotation marks was said',
    check: (titles, { episode }) => quotedWordsWereSaid(listTexts(titles), episode),
  },
  {
    label: 'titles: nothing of sponsors, housekeeping or garble',
    check: (titles, setting) =>
      nothingLeftOut(
        all(titles).flatMap(({ evidence }) => evidence),
        setting,
      ),
  },
  {
    label: `titles: up to ${titleLength.max} characters, no < or >`,
    check: (titles) =>
      each(all(titles), ({ title }) => (title.length <= titleLength.max && !/[<>]/.test(title) ? null : title)),
  },
  { label: 'titles: open differently', check: (titles) => differentOpenings(all(titles).map(getLine)) },
  {
    label: 'titles: open without what came before',
    check: (titles) => each(all(titles), (title) => (startsDangling(getLine(title)) ? title.title : null)),
  },
  {
    label: 'titles: the score can be computed again',
    check: (titles) =>
      each(scoredTitles(titles), ({ title, seoScore: score }) =>
        seoScore(title, titles.keywords).total === score ? null : `${score}: ${title}`,
      ),
  },
  {
    label: 'chapters: none or 3 and more, the first at 0:00, 10 seconds apart',
    check: ({ showNotes: { chapters } }) => {
      const seconds = chapters.map(({ time }) => secondsAt(time) ?? Number.NaN)
      const wrong = chapters.length > 0 && chapters.length < chapterRules.min ? [`${chapters.length} chapters`] : []
      if (chapters.length > 0 && seconds[0] !== 0) wrong.push('does not begin at 0:00')
      for (const [index, at] of seconds.entries())
        if (index > 0 && at - (seconds[index - 1] ?? 0) < chapterRules.seconds)
          wrong.push(`too close: ${chapters[index]?.title}`)
      return { figure: `${chapters.length} chapters`, wrong }
    },
  },
  {
    label: `chapters: one for every ${longestChapter / 60} minutes and less, from ${fromMinutes} minutes of judged talk on`,
    check: ({ showNotes: { chapters } }, { episode }) => {
      if (!isJudged(episode) || episodeMinutes(episode) < fromMinutes) return { figure: 'not judged', wrong: [] }
      const starts = [...chapters.map(({ time }) => secondsAt(time) ?? 0), episode.durationSeconds]
      const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
      const longest = Math.max(0, ...gaps, ...(chapters.length === 0 ? [episode.durationSeconds] : []))
      const figure = `${Math.round(longest / 60)} minutes at most`
      return { figure, wrong: longest > longestChapter ? [figure] : [] }
    },
  },
  {
    label: 'links: none of a sponsor',
    check: ({ showNotes: { links } }) => each(links, (link) => (/sponsor|promo/i.test(link) ? link : null)),
  },
]
