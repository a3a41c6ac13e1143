import { CopyButton } from '@podcastai/ui'
import { useId } from 'react'
import { withoutCandidates } from '../../items/candidate.ts'
import { parseChoice } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { Item } from '../../views/item.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { Quiet } from '../../views/quiet.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { EpisodeTitles } from './episode-titles.ts'
import { Keywords } from './keywords.web.tsx'
import { ShowNotesItem } from './show-notes.web.tsx'
import { AlternativeTitle, angleNames, newTitle, PrimaryTitle, titleFields } from './title-rows.web.tsx'

/** Number of alternatives shown before the list is expanded. */
const alternativesFirst = 3

export function EpisodeTitlesView({ content, onSave }: ViewProps<EpisodeTitles>) {
  const heading = useId()
  const { primary, alternative, keywords, showNotes } = content
  const edits = useEditedList(alternative, onSave && ((changed) => onSave({ ...content, alternative: changed })))
  const { onAdd } = edits
  // Nothing else can be saved without a title.
  const isBegun = primary.title !== ''
  const listed = usePickList(withIndex(alternative), alternativesFirst)
  return (
    <>
      <PrimaryTitle
        title={primary}
        keywords={keywords}
        place="primary"
        bestAlternative={Math.max(0, ...withoutCandidates(alternative).map(({ seoScore }) => seoScore ?? 0))}
        onSave={onSave && ((title) => onSave({ ...content, primary: title }))}
      />
      {alternative.length > 0 && (
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
                  withoutCandidates(alternative)
                    .map(({ title }) => title)
                    .join('\n')
                }
              />
            </Quiet>
          </div>
          <ul ref={listed.list} aria-labelledby={heading} className="divide-y">
            <PickItems list={listed}>
              {({ item: title, index }) => (
                <MovableItem
                  key={edits.toKey(index)}
                  {...placeInList({ item: title, index })}
                  onMove={edits.onMove}
                  className="rounded-badge py-2.5"
                >
                  <AlternativeTitle
                    title={title}
                    keywords={keywords}
                    place={`alternative.${index}`}
                    onSave={edits.onChange(index)}
                    onDelete={edits.onDelete(index)}
                  />
                </MovableItem>
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
          onAdd={({ title = '', angle }) => onAdd(newTitle(title, parseChoice(angleNames, angle, 'claim'), keywords))}
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
