import { type Block, paragraph, table, title3 } from '../../documents/blocks.ts'
import { type EpisodeTitles, showNotesText } from './episode-titles.ts'

export function episodeTitlesDocument({ primary, alternative, keywords, showNotes }: EpisodeTitles): Block[] {
  return [
    table(
      ['Title', 'Search score', 'Angle'],
      [primary, ...alternative].map(({ title, seoScore, angle }) =>
        seoScore === null ? [title, '–', 'project name'] : [title, String(seoScore), angle],
      ),
    ),
    title3('Keywords'),
    paragraph(keywords.join(', ')),
    title3('Show notes'),
    paragraph(showNotesText(showNotes)),
  ]
}
