import { CopyButton } from '@podcastai/ui'
import { ClipFacts, Seconds } from '../../clip/clip-facts.web.tsx'
import {
  blankClip,
  ClipReason,
  clipsFirst,
  clipText,
  newClip,
  newClipFields,
  OverlaysButton,
  PotentialBadge,
} from '../../clip/clip-parts.web.tsx'
import { ClipTrim } from '../../clip/clip-trim.web.tsx'
import { useClipCut, withCut } from '../../clip/use-clip-cut.web.tsx'
import { formatTimeRange } from '../../clip/video-clip.ts'
import { toKey } from '../../type/evidence.ts'
import { EditForm, parseChoice } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Facts, Item, ItemFoot } from '../../views/item.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PassageChip } from '../../views/passage-chips.web.tsx'
import { ScoreFigure } from '../../views/score-figure.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import { VideoButton } from '../../views/video-button.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { ViralClip, ViralClips, ViralType } from './viral-clips.ts'

const typeNames = {
  controversial: 'Controversial',
  emotional: 'Emotional',
  surprising: 'Surprising',
  educational: 'Educational',
  inspirational: 'Inspirational',
  funny: 'Funny',
  relatable: 'Relatable',
} as const satisfies Record<ViralType, string>

export function ViralClipsView({ content, onSave }: ViewProps<ViralClips>) {
  const listed = usePickList(withIndex(content), clipsFirst)
  const edits = useEditedList(content, onSave)
  const { onAdd } = edits
  return (
    <>
      <ul ref={listed.list} className="grid gap-3">
        <PickItems list={listed}>
          {({ item: clip, index }) => (
            <MovableItem
              key={edits.toKey(index)}
              {...placeInList({ item: clip, index })}
              onMove={edits.onMove}
              className="rounded-card"
            >
              <MomentItem
                clip={clip}
                place={String(index)}
                onSave={edits.onChange(index)}
                onDelete={edits.onDelete(index)}
              />
            </MovableItem>
          )}
        </PickItems>
      </ul>
      <ShowMore next={listed.next} onClick={listed.showNext} />
      {onAdd && (
        <AddItem
          what="moment"
          place="new"
          fields={[...newClipFields, { name: 'viralType', label: 'Type', choices: typeNames }]}
          blank={{ ...blankClip, viralType: 'relatable' }}
          onAdd={async (values) => {
            const clip = newClip(values)
            const viralType = parseChoice(typeNames, values.viralType, 'relatable')
            await onAdd({ ...clip, viralType, engagementPotential: clip.potential, viralScore: null })
            listed.showAll()
          }}
        />
      )}
    </>
  )
}

type ItemProps = {
  clip: ViralClip
  place: string
  onSave?: (clip: ViralClip) => Promise<void>
  onDelete?: () => Promise<void>
}

function MomentItem({ clip, place, onSave, onDelete }: ItemProps) {
  const editing = useEditing(
    clip.id ?? place,
    { title: clip.title, description: clip.description, viralType: clip.viralType, ends: toKey(clip.evidence) },
    onSave &&
      ((values) =>
        onSave({
          ...withCut(clip, values.ends),
          title: (values.title ?? '').trim(),
          description: (values.description ?? '').trim(),
          viralType: parseChoice(typeNames, values.viralType, clip.viralType),
        })),
  )
  const cut = useClipCut(clip, { editing, what: 'moment', isWanted: editing.isOpen })
  const prediction = clip.viralScore === null ? [] : [`Strength ${clip.viralScore} of 100`]
  return (
    <Item editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[
            { name: 'title', label: 'Title' },
            { name: 'description', label: 'Description', lines: 2, optional: true },
            { name: 'viralType', label: 'Type', choices: typeNames },
          ]}
          spelled={cut.spelled}
          onDelete={onDelete}
          foot={<ClipFacts cut={cut} />}
        >
          <ClipTrim cut={cut} />
        </EditForm>
      ) : (
        <>
          <div className="flex flex-wrap items-start gap-4 max-md:gap-3">
            {clip.viralScore !== null && <ScoreFigure score={clip.viralScore} label="Strength" />}
            <div className="min-w-0 flex-1 basis-56 max-md:basis-3/5">
              <h3 dir="auto" className="type-h3 wrap-anywhere">
                {clip.title}
              </h3>
              <p dir="auto" className="type-small text-pretty text-text-2 wrap-anywhere">
                {clip.description}
              </p>
            </div>
            <PotentialBadge potential={clip.engagementPotential} clip={clip} />
          </div>
          <ClipReason clip={clip} />
          <ItemFoot
            acts={
              <>
                {onSave && (
                  <EditButton
                    editing={editing}
                    what={`moment ${inQuotes(clip.title)}`}
                    item={place}
                    more={<OverlaysButton clip={clip} />}
                  />
                )}
                <VideoButton title={clip.title} evidence={clip.evidence} />
                <CopyButton text={() => clipText(clip, [...prediction, typeNames[clip.viralType]])} />
              </>
            }
          >
            <PassageChip evidence={clip.evidence} time={formatTimeRange(clip)} />
            <Seconds duration={clip.duration} />
            <Facts facts={[typeNames[clip.viralType]]} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}
