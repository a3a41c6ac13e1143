import { CopyButton } from '@podcastai/ui'
import { countOf } from '../../type/count-of.ts'
import { EditButton, EditForm, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Facts, Item, ItemRow } from '../../views/item.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import type { Carousel, CarouselPosts } from './carousel-posts.ts'
import { Slides } from './slides.web.tsx'

export function CarouselPostsView({ content, onSave }: ViewProps<CarouselPosts>) {
  return Object.entries(content)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([key, carousel]) => (
      <CarouselItem
        key={key}
        place={key}
        carousel={carousel}
        onSave={onSave && ((changed) => onSave({ ...content, [key]: changed }))}
      />
    ))
}

type ItemProps = { place: string; carousel: Carousel; onSave?: (carousel: Carousel) => Promise<void> }

function CarouselItem({ place, carousel, onSave }: ItemProps) {
  const { title, format, slides } = carousel
  const editing = useEditing(
    `${place}.title`,
    { title, format },
    onSave &&
      ((values) => onSave({ ...carousel, title: (values.title ?? '').trim(), format: (values.format ?? '').trim() })),
  )
  return (
    <Item label={title} editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[
            { name: 'title', label: 'Title' },
            { name: 'format', label: 'Format', optional: true },
          ]}
        />
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
          <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
            <h3 className="type-h3 wrap-anywhere">{title}</h3>
            <Facts facts={[format, countOf(slides.length, 'slide')]} />
          </div>
        </ItemRow>
      )}
      <Slides place={place} carousel={carousel} onSave={onSave} />
    </Item>
  )
}
