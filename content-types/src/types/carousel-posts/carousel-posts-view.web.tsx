import { CopyButton } from '@podcastai/ui'
import { useState } from 'react'
import { formatCount } from '../../type/format-count.ts'
import { type EditField, EditForm } from '../../views/edit-form.web.tsx'
import { AddItem } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Facts, Item, ItemRow } from '../../views/item.web.tsx'
import { ItemPicture } from '../../views/item-acts.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PickItems, placeInList, ShowMore, usePickList, withIndex } from '../../views/show-more.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { Carousel, CarouselPosts } from './carousel-posts.ts'
import { freeKey } from './free-key.ts'
import { newSlide, Slides } from './slides.web.tsx'

/** Number of carousels shown before the list is expanded. */
const carouselsFirst = 2

export function CarouselPostsView({ content, onSave }: ViewProps<CarouselPosts>) {
  const sorted = Object.entries(content).sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  const keys = sorted.map(([key]) => key)
  const listed = usePickList(withIndex(sorted.map(([, carousel]) => carousel)), carouselsFirst)
  const [moves, setMoves] = useState(0)

  /** Moves a carousel. The keys keep their order; the carousels are assigned to them in the new order. */
  async function move(from: number, to: number) {
    const carousels = sorted.map(([, carousel]) => carousel)
    carousels.splice(to, 0, ...carousels.splice(from, 1))
    await onSave?.(Object.fromEntries(carousels.map((carousel, at) => [keys[at] ?? '', carousel])))
    setMoves((count) => count + 1)
  }

  return (
    <>
      <ul ref={listed.list} className="grid gap-3">
        <PickItems list={listed}>
          {({ item: carousel, index }) => {
            const key = keys[index] ?? ''
            return (
              <MovableItem
                key={`${moves} ${key}`}
                {...placeInList({ item: carousel, index })}
                onMove={onSave && move}
                className="min-w-0 rounded-card"
              >
                <CarouselItem
                  place={key}
                  carousel={carousel}
                  onSave={onSave && ((changed) => onSave({ ...content, [key]: changed }))}
                  onDelete={onSave && (() => onSave(without(content, key)))}
                />
              </MovableItem>
            )
          }}
        </PickItems>
      </ul>
      <ShowMore next={listed.next} onClick={listed.showNext} />
      {onSave && (
        <AddItem
          what="carousel"
          place="new"
          fields={[...carouselFields, { name: 'content', label: 'First slide', lines: 4 }]}
          blank={{ title: '', format: '', content: '' }}
          onAdd={({ title = '', format = '', content: text = '' }) =>
            onSave({ ...content, [freeKey(content)]: { title, format, slides: [newSlide(text, 'Hook', 1)] } })
          }
        />
      )}
    </>
  )
}

const carouselFields: readonly EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'format', label: 'Format', optional: true },
]

function without(content: CarouselPosts, key: string): CarouselPosts {
  return Object.fromEntries(Object.entries(content).filter(([other]) => other !== key))
}

type ItemProps = {
  place: string
  carousel: Carousel
  onSave?: (carousel: Carousel) => Promise<void>
  onDelete?: () => Promise<void>
}

function CarouselItem({ place, carousel, onSave, onDelete }: ItemProps) {
  const { title, format, slides } = carousel
  const editing = useEditing(
    carousel.id ?? `${place}.title`,
    { title, format },
    onSave &&
      ((values) => onSave({ ...carousel, title: (values.title ?? '').trim(), format: (values.format ?? '').trim() })),
  )
  return (
    <Item label={title} editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm editing={editing} fields={carouselFields} onDelete={onDelete} />
      ) : (
        <ItemRow
          acts={
            <>
              {onSave && (
                <EditButton editing={editing} what={`carousel title ${inQuotes(title)}`} item={`${place}.title`} />
              )}
              <CopyButton label="Copy all" text={() => slides.map(({ content }) => content).join('\n\n')} />
            </>
          }
        >
          <div className="flex items-center gap-3">
            <ItemPicture
              path={`${place}.slides.0`}
              what={`carousel ${inQuotes(title)}`}
              words={slides[0]?.content ?? ''}
              className="aspect-4/5 w-12"
            />
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
              <h3 dir="auto" className="type-h3 wrap-anywhere">
                {title}
              </h3>
              <Facts facts={[format, formatCount(slides.length, 'slide')]} />
            </div>
          </div>
        </ItemRow>
      )}
      <Slides place={place} carousel={carousel} onSave={onSave} />
    </Item>
  )
}
