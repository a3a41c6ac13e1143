import { CopyButton } from '@podcastai/ui'
import { ClipFacts } from '../../clip/clip-facts.web.tsx'
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
import type { VideoClip } from '../../clip/video-clip.ts'
import { toKey } from '../../type/evidence.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Item, ItemFoot } from '../../views/item.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import { VideoButton } from '../../views/video-button.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { VideoClips } from './video-clips.ts'

export function VideoClipsView({ content, onSave }: ViewProps<VideoClips>) {
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
              <ClipItem
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
          what="clip"
          place="new"
          fields={newClipFields}
          blank={blankClip}
          onAdd={async (values) => {
            await onAdd(newClip(values))
            listed.showAll()
          }}
        />
      )}
    </>
  )
}

type ItemProps = {
  clip: VideoClip
  place: string
  onSave?: (clip: VideoClip) => Promise<void>
  onDelete?: () => Promise<void>
}

function ClipItem({ clip, place, onSave, onDelete }: ItemProps) {
  const editing = useEditing(
    clip.id ?? place,
    { title: clip.title, description: clip.description, ends: toKey(clip.evidence) },
    onSave &&
      ((values) =>
        onSave({
          ...withCut(clip, values.ends),
          title: (values.title ?? '').trim(),
          description: (values.description ?? '').trim(),
        })),
  )
  const cut = useClipCut(clip, { editing, what: 'clip', isWanted: true, isFixed: !onSave })
  // Moving an end keeps the clip's display; the fields open with the edit button.
  const hasFields = editing.isOpen && (editing.focus === 'form' || editing.touched.some((name) => name !== 'ends'))
  return (
    <Item editing={editing.isOpen}>
      <EditForm
        editing={editing}
        fields={
          hasFields
            ? [
                { name: 'title', label: 'Title' },
                { name: 'description', label: 'Description', lines: 2, optional: true },
              ]
            : []
        }
        spelled={cut.spelled}
        onDelete={onDelete}
        foot={<ClipFacts cut={cut} />}
        resting={
          <ItemFoot
            acts={
              <>
                {onSave && (
                  <EditButton
                    editing={editing}
                    what={`clip ${inQuotes(clip.title)}`}
                    item={place}
                    more={<OverlaysButton clip={clip} />}
                  />
                )}
                <VideoButton title={clip.title} evidence={clip.evidence} />
                <CopyButton text={() => clipText(clip)} />
              </>
            }
          >
            <ClipFacts cut={cut} />
          </ItemFoot>
        }
      >
        {!hasFields && (
          <div className="flex items-start gap-4 max-md:flex-col max-md:gap-2">
            <div className="grid min-w-0 flex-1 gap-1.5">
              <h3 dir="auto" className="type-h3 wrap-anywhere">
                {clip.title}
              </h3>
              <p dir="auto" className="text-pretty text-text-2 wrap-anywhere">
                {clip.description}
              </p>
            </div>
            <PotentialBadge potential={clip.potential} clip={clip} />
          </div>
        )}
        <ClipTrim cut={cut} />
        {!editing.isOpen && <ClipReason clip={clip} />}
      </EditForm>
    </Item>
  )
}
