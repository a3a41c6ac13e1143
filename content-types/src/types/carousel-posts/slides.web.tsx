import { CopyButton, classNames } from '@podcastai/ui'
import { type KeyboardEvent, useRef } from 'react'
import { type EditField, EditForm } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PassageChip } from '../../views/passage-chips.web.tsx'
import { Quiet, Row, useQuiet } from '../../views/quiet.web.tsx'
import type { Carousel, CarouselSlide } from './carousel-posts.ts'

type Props = { place: string; carousel: Carousel; onSave?: (carousel: Carousel) => Promise<void> }

/** The slides in a row; swiped, scrolled, or moved with the arrow keys. */
export function Slides({ place, carousel, onSave }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const { slides } = carousel
  const edits = useEditedList(slides, onSave && ((changed) => onSave({ ...carousel, slides: changed })))
  const { onAdd } = edits

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const first = row.current?.firstElementChild
    if (!by || event.target !== row.current || !(first instanceof HTMLElement)) return
    event.preventDefault()
    row.current?.scrollBy({ left: by * (first.offsetWidth + 10), behavior: 'smooth' })
  }

  return (
    <>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Slides of ${inQuotes(carousel.title)}`}
        onKeyDown={onKeyDown}
        className="-mx-4.5 flex snap-x snap-mandatory scroll-px-4.5 gap-2.5 overflow-x-auto px-4.5 pb-2 [scrollbar-width:thin] focus-visible:-outline-offset-2 max-md:-mx-3.5 max-md:scroll-px-3.5 max-md:px-3.5"
      >
        {slides.map((slide, index) => (
          <SlideItem
            key={edits.toKey(index)}
            slide={slide}
            index={index}
            of={slides.length}
            onMove={edits.onMove}
            place={`${place}.slide.${index}`}
            onSave={edits.onChange(index)}
            onDelete={slides.length > 1 ? edits.onDelete(index) : undefined}
          />
        ))}
      </ul>
      {onAdd && (
        <AddItem
          what="slide"
          place={`${place}.slide.new`}
          fields={slideFields}
          blank={{ content: '', purpose: '' }}
          onAdd={({ content = '', purpose = '' }) => onAdd(newSlide(content, purpose, slides.length + 1))}
          isQuiet
        />
      )}
    </>
  )
}

type SlideProps = {
  slide: CarouselSlide
  index: number
  of: number
  onMove?: ((from: number, to: number) => Promise<void>) | undefined
  place: string
  onSave?: (slide: CarouselSlide) => Promise<void>
  onDelete?: () => Promise<void>
}

const slideFields: readonly EditField[] = [
  { name: 'content', label: 'Text', lines: 4 },
  { name: 'purpose', label: 'Purpose', optional: true },
]

/** Creates a slide for the user to add. */
export function newSlide(content: string, purpose: string, slideNumber: number): CarouselSlide {
  return { slideNumber, purpose, content, evidence: null }
}

function SlideItem({ slide, index, of, onMove, place, onSave, onDelete }: SlideProps) {
  const isCover = index === 0
  const { slideNumber, content, purpose, evidence } = slide
  const editing = useEditing(
    slide.id ?? place,
    { content, purpose },
    onSave &&
      ((values) =>
        onSave({ ...slide, content: (values.content ?? '').trim(), purpose: (values.purpose ?? '').trim() })),
  )
  if (editing.isOpen) {
    return (
      <li className="w-80 max-w-full shrink-0 snap-start rounded-control border border-petrol p-3">
        <p className="type-time mb-2 text-text-3">
          {slideNumber}/{of}
        </p>
        <EditForm editing={editing} fields={slideFields} onDelete={onDelete} />
      </li>
    )
  }
  return (
    <MovableItem
      index={index}
      axis="x"
      onMove={onMove}
      className="group/row grid w-44 shrink-0 snap-start content-start gap-1.5 mouse:w-50"
    >
      <Row>
        <div
          className={classNames(
            'flex aspect-4/5 flex-col justify-between gap-2 overflow-hidden rounded-control border px-3 py-2.5',
            isCover ? 'border-transparent bg-ink text-on-ink' : 'bg-bg',
          )}
        >
          <span className={classNames('type-time', !isCover && 'text-text-3')}>
            {slideNumber}/{of}
          </span>
          <p
            // A scrollable text must be reachable by keyboard.
            dir="auto"
            tabIndex={scrolls(content) ? 0 : undefined}
            className={classNames(
              'font-semibold tracking-[-0.01em] text-pretty whitespace-pre-line wrap-anywhere',
              slideType(content),
            )}
          >
            {content}
          </p>
          <span className="flex min-h-6 items-center justify-between gap-1.5">
            <span className={classNames('type-hint truncate', !isCover && 'text-text-3')}>{purpose}</span>
            <Quiet>
              <PassageChip evidence={evidence} withSpeaker={false} />
            </Quiet>
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-end max-md:gap-y-2 mouse:gap-1">
          {onSave && (
            <EditButton editing={editing} what={`slide ${slideNumber}`} item={place.replace('.slide.', '.slides.')} />
          )}
          <QuietCopy slide={slide} />
        </div>
      </Row>
    </MovableItem>
  )
}

function QuietCopy({ slide: { slideNumber, content } }: { slide: CarouselSlide }) {
  return (
    <CopyButton
      iconOnly
      label={`Copy slide ${slideNumber}`}
      text={content}
      className={classNames('text-text-3', useQuiet())}
    />
  )
}

/**
 * Returns the type classes for a slide's text: the longer the text, the smaller; the longest scroll within the slide.
 */
function slideType(content: string): string {
  if (content.length <= 70) return 'text-[15px] leading-5'
  if (!scrolls(content)) return 'text-[13px] leading-[17px]'
  return 'min-h-0 overflow-y-auto text-xs leading-4 font-medium focus-visible:-outline-offset-2'
}

function scrolls(content: string): boolean {
  return content.length > 140
}
