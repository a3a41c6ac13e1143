import { CopyButton } from '@podcastai/ui'
import { useId } from 'react'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { chosenOf } from '../../views/editing.web.tsx'
import { Item } from '../../views/item.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { EpisodeTitles } from './episode-titles.ts'
import { Keywords } from './keywords.web.tsx'
import { bestFirst } from './seo-score.ts'
import { ShowNotesItem } from './show-notes.web.tsx'
import { AlternativeTitle, angleNames, newTitle, PrimaryTitle, titleFields } from './title-rows.web.tsx'

export function EpisodeTitlesView({ content, onSave }: ViewProps<EpisodeTitles>) {
  const heading = useId()
  const { primary, alternative, keywords, showNotes } = content
  const edits = useEditedList(alternative, {
    placeOf: (index) => `alternative.${index}`,
    onSave: onSave && ((changed) => onSave({ ...content, alternative: changed })),
  })
  const { onAdd } = edits
  // Everything else is stored with a title.
  const isBegun = primary.title !== ''
  const byScore = bestFirst(alternative.map((title, index) => ({ title, index, seoScore: title.seoScore })))
  return (
    <>
      <PrimaryTitle
        title={primary}
        keywords={keywords}
        place="primary"
        bestAlternative={Math.max(0, ...alternative.map(({ seoScore }) => seoScore ?? 0))}
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
              <li key={edits.keyOf(index)} className="py-2.5">
                <AlternativeTitle
                  title={title}
                  keywords={keywords}
                  place={`alternative.${index}`}
                  onSave={edits.onChange(index)}
                  onDelete={edits.onDelete(index)}
                />
              </li>
            ))}
          </ul>
        </Item>
      )}
      {onAdd && isBegun && (
        <AddItem
          what="alternative title"
          place="alternative.new"
          fields={titleFields}
          blank={{ title: '', angle: 'claim' }}
          onAdd={({ title = '', angle }) => onAdd(newTitle(title, chosenOf(angleNames, angle, 'claim'), keywords))}
        />
      )}
      {isBegun && (
        <>
          <Keywords keywords={keywords} onSave={onSave && ((changed) => onSave({ ...content, keywords: changed }))} />
          <ShowNotesItem
            notes={showNotes}
            onSave={onSave && ((changed) => onSave({ ...content, showNotes: changed }))}
          />
        </>
      )}
    </>
  )
}
