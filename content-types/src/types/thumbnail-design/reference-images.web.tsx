import { Button, IconButton, toast } from '@podcastai/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReferenceImage } from '../../type/reference-image.ts'
import { Item } from '../../views/item.web.tsx'
import { type PictureActs, usePictureActs } from '../../views/view.web.tsx'
import { imageProblem, imageTypes } from './image-file.ts'

/** The reference images for the thumbnail designer. Files can be chosen or dropped. */
export function ReferenceImages({ images }: { images: readonly ReferenceImage[] }) {
  const acts = usePictureActs()
  if (acts === null && images.length === 0) return null
  return (
    <Item>
      <div>
        <h3 className="type-h3">Reference images</h3>
        <p className="type-hint mt-0.5 text-text-3">
          Examples to match, like a face, a set, or a style. PNG, JPEG, WebP, or GIF, under 5MB.
        </p>
      </div>
      {images.length > 0 && (
        <ul aria-label="Reference images" className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
          {images.map((image) => (
            <li key={image.id}>
              <Picture image={image} onRemove={acts?.onRemove} />
            </li>
          ))}
        </ul>
      )}
      {acts && <AddImage onAdd={acts.onAdd} />}
    </Item>
  )
}

function Picture({ image, onRemove }: { image: ReferenceImage; onRemove?: PictureActs['onRemove'] }) {
  const [isGoing, setIsGoing] = useState(false)

  async function remove() {
    setIsGoing(true)
    await onRemove?.(image.id).catch(() => {})
    setIsGoing(false)
  }

  return (
    <figure className="grid gap-1.5">
      <img
        src={image.url}
        alt={`Reference ${image.filename}`}
        loading="lazy"
        className="aspect-video w-full rounded-control border bg-sunken object-cover"
      />
      <figcaption className="flex items-center gap-1">
        <span className="type-hint min-w-0 flex-1 truncate text-text-2">{image.filename}</span>
        {onRemove && (
          <IconButton label={`Delete image ${image.filename}`} disabled={isGoing} onClick={remove}>
            <Trash2 aria-hidden size={14} />
          </IconButton>
        )}
      </figcaption>
    </figure>
  )
}

function AddImage({ onAdd }: Pick<PictureActs, 'onAdd'>) {
  const input = useRef<HTMLInputElement>(null)
  const [isAdding, setIsAdding] = useState(false)

  async function add(file: File | undefined) {
    if (!file) return
    const problem = imageProblem(file)
    if (problem) {
      toast({ ...problem, tone: 'danger' })
      return
    }
    setIsAdding(true)
    // The caller reports the error.
    await onAdd(file).catch(() => {})
    setIsAdding(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void add(event.dataTransfer.files[0])
      }}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed border-line-strong px-3.5 py-3"
    >
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label="Reference image"
        className="only-read"
        tabIndex={-1}
        onChange={(event) => {
          void add(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <Button
        size="small"
        icon={<ImagePlus aria-hidden size={14} />}
        pending={isAdding}
        pendingLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        Add an image
      </Button>
      <span className="type-hint text-text-3 max-md:hidden">or drop it here</span>
    </div>
  )
}
