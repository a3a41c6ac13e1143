import { type FormatKey, type KitKey, type PictureTypeKey, safeFilename } from '@podcastai/content-types'
import { type ListedPicture, listKitPictures, ownColors } from '@podcastai/content-types/pictures'
import type { ContentByType, PictureLook } from '@podcastai/contracts'
import { unzipSync } from 'fflate'
import { AppError } from '../../platform/http/app-error.ts'
import type { DrawingTask, Pictures, Requester, Sheet } from '../../platform/pictures/picture-processes.ts'
import { lookFor } from './choose-colors.ts'
import type { PackedPicture } from './kit-archive.ts'

/** Pictures of one kind in a folder of a kit. */
type Kind = { folder: string; use: string; contentType: PictureTypeKey; format: FormatKey; as: 'png' | 'pdf' }

const quoteCards = {
  folder: 'Quote cards',
  use: 'The best quotes as images of 1080×1080',
  contentType: 'quotes',
  format: 'square',
  as: 'png',
} as const
const carousels = { folder: 'Carousels', contentType: 'carousel_posts', format: 'slide' } as const

/** The pictures that each platform accepts besides texts. */
const kindsByKit: Record<KitKey, readonly Kind[]> = {
  youtube: [
    {
      folder: 'Thumbnails',
      use: 'Mock-ups of 1280×720, one for each text of the brief',
      contentType: 'thumbnail_design',
      format: 'thumbnail',
      as: 'png',
    },
  ],
  instagram: [{ ...carousels, use: 'The slides in their order, 1080×1350 each', as: 'png' }, quoteCards],
  tiktok: [],
  linkedin: [{ ...carousels, use: 'Upload one as a document: its pages are the slides', as: 'pdf' }, quoteCards],
  x: [quoteCards],
  newsletter: [],
  editing: [],
}

/** A kit is for the posts of one episode, but a user may have written hundreds of quotes. */
const maxPerKind = 40

export type KitFolder = { name: string; use: string; pictures: PackedPicture[] }

type Drawn = {
  content: ContentByType
  look: PictureLook
  photo: Uint8Array | null
  title: string
  now: Date
}

/**
 * Draws the picture folders of several kits, in the workspace's colors. A picture that several kits need is drawn once.
 * Leaves out quotes that cannot be drawn, and carousels with a slide that cannot.
 */
export async function kitPictures(
  { pictures, requester }: { pictures: Pick<Pictures, 'draw'>; requester: Requester },
  keys: readonly KitKey[],
  drawn: Drawn,
): Promise<Map<KitKey, KitFolder[]>> {
  const begun = new Map<string, Promise<PackedPicture[]>>()
  const packed = keys.map(async (key) => {
    const folders = kindsByKit[key].map(async (kind): Promise<KitFolder> => {
      const name = [kind.contentType, kind.format, kind.as].join()
      const pictures = begun.get(name) ?? picturesOfKind(kind)
      begun.set(name, pictures)
      return { name: kind.folder, use: kind.use, pictures: await pictures }
    })
    return [key, (await Promise.all(folders)).filter(({ pictures }) => pictures.length > 0)] as const
  })
  return new Map(await Promise.all(packed))

  async function picturesOfKind({ folder, contentType, format, as }: Kind): Promise<PackedPicture[]> {
    const { look, photo, title, now } = drawn
    const content = drawn.content[contentType]
    if (content === undefined) return []
    const task = { format, look: lookFor({}, look, ownColors(contentType, content)), photo, now }
    const sheet = ({ path }: ListedPicture, name: string): Sheet => ({
      ...{ kind: 'content', contentType, content, path, name },
    })
    const made = postedTogether(listKitPictures(contentType, content, format).slice(0, maxPerKind)).map(
      async ([first, ...others], at) => {
        const set = first.set
        const name = `${folder}/${numbered(at)} ${fileName(set?.title ?? first.name)}`
        if (!set) {
          const bytes = await draw({ ...task, title, as: 'png', sheets: [sheet(first, name)] })
          return bytes ? [{ path: `${name}.png`, bytes }] : []
        }
        const sheets = [first, ...others].map((one, slide) => sheet(one, `slide ${numbered(slide)}`))
        const bytes = await draw({ ...task, title: set.title, as: as === 'pdf' ? 'pdf' : 'zip', sheets })
        if (!bytes) return []
        if (as === 'pdf') return [{ path: `${name}.pdf`, bytes }]
        return Object.entries(unzipSync(bytes)).map(([slide, png]) => ({ path: `${name}/${slide}`, bytes: png }))
      },
    )
    return (await Promise.all(made)).flat()
  }

  /** Draws pictures; null if they cannot be drawn. */
  async function draw(task: DrawingTask): Promise<Uint8Array | null> {
    const outcome = await pictures.draw(task, requester)
    if (outcome.kind === 'given_up')
      throw new AppError('too_many_requests', 'The images took too long. Please try again in a minute.')
    return outcome.kind === 'done' ? outcome.bytes : null
  }
}

/** Groups the slides of each carousel into one post; every other picture is its own post. */
function postedTogether(pictures: readonly ListedPicture[]): [ListedPicture, ...ListedPicture[]][] {
  const posts = new Map<string, [ListedPicture, ...ListedPicture[]]>()
  for (const picture of pictures) {
    const key = picture.set?.key ?? picture.path
    const post = posts.get(key)
    if (post) post.push(picture)
    else posts.set(key, [picture])
  }
  return [...posts.values()]
}

const fileName = (name: string) => safeFilename(name.replaceAll('/', '-')).trim()

const numbered = (at: number) => String(at + 1).padStart(2, '0')
