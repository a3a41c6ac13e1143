import { CopyButton } from '@podcastai/ui'
import { useId } from 'react'
import { withoutCandidates } from '../../items/candidate.ts'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { chosenOf } from '../../views/editing.web.tsx'
import { Item } from '../../views/item.web.tsx'
import { Quiet } from '../../views/quiet.web.tsx'
import { PickItems, ShowMore, usePickList } from '../../views/show-more.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { EpisodeTitles } from './episode-titles.ts'
import { Keywords } from './keywords.web.tsx'
import { bestFirst } from './seo-score.ts'
import { ShowNotesItem } from './show-notes.web.tsx'
import { AlternativeTitle, angleNames, newTitle, PrimaryTitle, titleFields } from './title-rows.web.tsx'

/** Alternatives that the list opens with. */
const alternativesFirst = 3

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
  const byScore = bestFirst(alternative.map((item, index) => ({ item, index, seoScore: item.seoScore })))
  const listed = usePickList(byScore, alternativesFirst)
  return (
    <>
      <PrimaryTitle
        title={primary}
        keywords={keywords}
        place="primary"
        bestAlternative={Math.max(0, ...withoutCandidates(alternative).map(({ seoScore }) => seoScore ?? 0))}
        onSave={onSave && ((title) => onSave({ ...content, primary: title }))}
      />
      {byScore.length > 0 && (
        <Item>
          <div className="flex items-center justify-between gap-3">
            <h3 id={heading} className="type-h3">
              Alternatives
            </h3>
            <Quiet>
              <CopyButton
                label="Copy all"
                variant="ghost"
                text={() =>
                  withoutCandidates(byScore.map(({ item }) => item))
                    .map(({ title }) => title)
                    .join('\n')
                }
              />
            </Quiet>
          </div>
          <ul ref={listed.list} aria-labelledby={heading} className="divide-y">
            <PickItems list={listed}>
              {({ item: title, index }) => (
                <li key={edits.keyOf(index)} tabIndex={-1} className="rounded-badge py-2.5">
                  <AlternativeTitle
                    title={title}
                    keywords={keywords}
                    place={`alternative.${index}`}
                    onSave={edits.onChange(index)}
                    onDelete={edits.onDelete(index)}
                  />
                </li>
              )}
            </PickItems>
          </ul>
          <ShowMore next={listed.next} onClick={listed.showNext} />
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
