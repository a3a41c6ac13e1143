import type { ContentKey } from '@podcastai/content-types'
import { formats, ownColors } from '@podcastai/content-types/pictures'
import { type ContentByType, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, Field, Select } from '@podcastai/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { lookQuery } from '../../../lib/queries/picture-look.ts'
import { BrandLine } from './brand-line.tsx'
import { ColorFields } from './color-fields.tsx'
import { type Colors, listColorChoices, useColors } from './colors.ts'
import { PictureDownloads } from './picture-downloads.tsx'
import { firstKind, listSets, type PictureKind, pictureKinds } from './picture-kinds.ts'
import { previewQuery } from './picture-query.ts'
import { PictureTile } from './picture-tile.tsx'
import { useSettled } from './use-settled.ts'

type Props = { transcript: Transcript; content: ContentByType; contentType?: ContentKey }

/** Content as pictures to post: which items, colors, and previews. */
export function Pictures({ transcript, content, contentType }: Props) {
  const kinds = pictureKinds(content)
  const [chosen, setChosen] = useState<string>()
  const kind = kinds.find(({ key }) => key === chosen) ?? firstKind(kinds, contentType)
  if (!kind) {
    return <p className="text-text-2">No images yet. Generate quotes, carousels, or a thumbnail first.</p>
  }
  const choice = (
    <Field label="Images">
      <Select value={kind.key} onChange={(event) => setChosen(event.target.value)}>
        {kinds.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  return <KindOfPictures key={kind.key} kind={kind} choice={choice} transcript={transcript} content={content} />
}

/** Number of pictures to draw at first; there may be a hundred. */
const tilesFirst = 12

type KindProps = Omit<Props, 'contentType'> & { kind: PictureKind; choice: ReactNode }

function KindOfPictures({ kind, choice, transcript, content }: KindProps) {
  const { contentType, format } = kind
  const sets = listSets(kind.pictures)
  const [setKey, setSetKey] = useState(sets[0]?.key)
  const [image, setImage] = useState<string>()
  const [shownCount, setShownCount] = useState(tilesFirst)
  const look = useQuery(lookQuery(transcript.showId)).data
  const own = content[contentType]
  const choices = listColorChoices(look, own === undefined ? null : ownColors(contentType, own))
  const [colors, setColors] = useColors(choices)
  const settled = useSettled(colors)
  const pictures = kind.pictures.filter(({ set }) => set?.key === setKey)
  const images = formats[format].takesPhoto ? (content.thumbnail_design?.referenceImages ?? []) : []
  const askIn = ({ ground, accent }: Colors) => ({
    id: transcript.id,
    query: { contentType, format, ground, accent, ...(image && { image }) },
  })
  // Downloads use the current colors, even if the previews lag behind.
  const ask = askIn(colors)
  const previewAsk = askIn(settled)
  const version = transcript.generation.find((one) => one.contentType === contentType)?.version
  const state = [version, look?.show, look?.handle, images.map(({ id }) => id)].join()
  const shown = pictures.slice(0, shownCount)
  const previews = useQueries({
    queries: shown.map(({ path }) => ({
      ...previewQuery({ ...previewAsk, query: { ...previewAsk.query, item: path } }, state),
      // Wait for the signature, or all pictures would be drawn twice.
      enabled: look !== undefined,
    })),
  })
  const isRefused = (at: number) => previews[at]?.error instanceof ApiError && previews[at].error.code === 'cannot_draw'
  const isWide = formats[format].width > formats[format].height

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {choice}
        {sets.length > 1 && (
          <Field label="Carousel">
            <Select value={setKey} onChange={(event) => setSetKey(event.target.value)}>
              {sets.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {images.length > 0 && (
          <Field label="Reference image">
            <Select value={image ?? images[0]?.id} onChange={(event) => setImage(event.target.value)}>
              {images.map(({ id, filename }) => (
                <option key={id} value={id}>
                  {filename}
                </option>
              ))}
              <option value="none">No image</option>
            </Select>
          </Field>
        )}
      </div>
      <ColorFields choices={choices} chosen={colors} onChoose={setColors} />
      {look && (
        <BrandLine
          showId={transcript.showId}
          look={look}
          colors={colors}
          onSaved={(pair) => setColors({ name: 'Brand', ...pair })}
        />
      )}
      <ul
        aria-label="Previews"
        className={
          isWide
            ? 'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3'
            : 'grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3'
        }
      >
        {shown.map((picture, at) => (
          <PictureTile
            key={picture.path}
            picture={picture}
            number={at + 1}
            format={format}
            ask={{ ...ask, query: { ...ask.query, item: picture.path } }}
            preview={previews[at] ?? { data: undefined, error: null, isPlaceholderData: false }}
          />
        ))}
      </ul>
      {pictures.length > shownCount && (
        <Button size="small" className="justify-self-center" onClick={() => setShownCount(pictures.length)}>
          Show {pictures.length - shownCount} more
        </Button>
      )}
      <PictureDownloads
        ask={ask}
        pictures={pictures}
        drawable={pictures.filter((_, at) => !isRefused(at))}
        title={projectTitle(transcript.filename)}
      />
    </div>
  )
}
