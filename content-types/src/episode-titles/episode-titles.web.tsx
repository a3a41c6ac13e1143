import { CopyButton } from '@podcastai/ui'
import { Heading } from 'lucide-react'
import { useId } from 'react'
import { Item } from '../item.web.tsx'
import type { ContentTypeView, ViewProps } from '../view.web.tsx'
import type { EpisodeTitles } from './episode-titles.ts'
import { Keywords } from './keywords.web.tsx'
import { ShowNotesItem } from './show-notes.web.tsx'
import { AlternativeTitle, PrimaryTitle } from './title-rows.web.tsx'

export const episodeTitlesView: ContentTypeView<EpisodeTitles> = {
  icon: Heading,
  View: EpisodeTitlesView,
  passages: ({ primary, alternative }) =>
    [primary, ...alternative].flatMap(({ evidence, title }) =>
      evidence.map((one) => ({ evidence: one, label: title })),
    ),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <TitleLines />,
    title: 'No titles yet',
    text: 'Five angles with a search score that says why, keywords and show notes.',
  },
}

function EpisodeTitlesView({ content, onSave }: ViewProps<EpisodeTitles>) {
  const heading = useId()
  const { primary, alternative, keywords, showNotes } = content
  const byScore = alternative
    .map((title, index) => ({ title, index }))
    .sort((a, b) => b.title.seoScore - a.title.seoScore || a.index - b.index)
  return (
    <>
      <PrimaryTitle
        title={primary}
        keywords={keywords}
        place="primary"
        onSave={onSave && ((title) => onSave({ ...content, primary: title }))}
      />
      {byScore.length > 0 && (
        <Item>
          <div className="flex items-center justify-between gap-3">
            <h3 id={heading} className="type-h3">
              Alternatives
            </h3>
            <CopyButton
              label="Copy all"
              variant="ghost"
              text={() => byScore.map(({ title }) => title.title).join('\n')}
            />
          </div>
          <ul aria-labelledby={heading} className="divide-y">
            {byScore.map(({ title, index }) => (
              <li key={index} className="py-2.5">
                <AlternativeTitle
                  title={title}
                  keywords={keywords}
                  place={`alternative.${index}`}
                  onSave={
                    onSave &&
                    ((changed) =>
                      onSave({
                        ...content,
                        alternative: alternative.map((other, at) => (at === index ? changed : other)),
                      }))
                  }
                />
              </li>
            ))}
          </ul>
        </Item>
      )}
      <Keywords keywords={keywords} onSave={onSave && ((changed) => onSave({ ...content, keywords: changed }))} />
      <ShowNotesItem notes={showNotes} onSave={onSave && ((changed) => onSave({ ...content, showNotes: changed }))} />
    </>
  )
}

function TitleLines() {
  return (
    <div className="mx-auto grid w-60 gap-3.5">
      {[0.9, 0.75, 0.82, 0.6].map((width) => (
        <div key={width} className="flex items-center justify-between">
          <div className="h-0 border-t border-dashed border-current" style={{ width: `${width * 80}%` }} />
          <div className="h-2.5 w-5 rounded-[3px] border border-dashed border-current" />
        </div>
      ))}
    </div>
  )
}
