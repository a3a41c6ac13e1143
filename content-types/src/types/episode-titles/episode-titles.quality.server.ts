import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings, opensDanglingly } from '../../quality/wording.server.ts'
import type { EpisodeTitles } from './episode-titles.ts'
import { seoScore, titleLength } from './seo-score.ts'

const all = ({ primary, alternative }: EpisodeTitles) => [primary, ...alternative]

export const episodeTitlesRules: Rule<EpisodeTitles>[] = [
  {
    label: 'titles: 5 or more, over 3 angles or more',
    check: (titles) => {
      const angles = new Set(all(titles).map(({ angle }) => angle))
      const count = all(titles).length
      const wrong = [
        ...(count < 5 ? [`${count} titles`] : []),
        ...(angles.size < 3 ? [`only ${[...angles].join(', ')}`] : []),
      ]
      return { figure: `${count} over ${angles.size}`, wrong }
    },
  },
  {
    label: `titles: up to ${titleLength.max} characters, no < or >`,
    check: (titles) =>
      each(all(titles), ({ title }) => (title.length <= titleLength.max && !/[<>]/.test(title) ? null : title)),
  },
  { label: 'titles: open differently', check: (titles) => differentOpenings(all(titles).map(({ title }) => title)) },
  {
    label: 'titles: open without what came before',
    check: (titles) => each(all(titles), ({ title }) => (opensDanglingly(title) ? title : null)),
  },
  {
    label: 'titles: the score can be computed again',
    check: (titles) =>
      each(all(titles), ({ title, seoScore: score }) =>
        seoScore(title, titles.keywords).total === score ? null : `${score}: ${title}`,
      ),
  },
  {
    label: 'chapters: first at 0:00, 3 or more, 10 seconds apart',
    check: ({ showNotes: { chapters } }) => {
      const seconds = chapters.map(({ time }) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
      const wrong = chapters.length < 3 ? [`${chapters.length} chapters`] : []
      if (seconds[0] !== 0) wrong.push('does not begin at 0:00')
      for (const [index, at] of seconds.entries())
        if (index > 0 && at - (seconds[index - 1] ?? 0) < 10) wrong.push(`too close: ${chapters[index]?.title}`)
      return { figure: `${chapters.length} chapters`, wrong }
    },
  },
]
