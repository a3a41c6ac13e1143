import { type Quotes, saidQuotes } from '../types/quotes/quotes.ts'
import { captionFiles, carouselFiles } from './captions-kit.ts'
import { editingKit } from './editing-kit.ts'
import type { KitFile, KitSource } from './kit-file.ts'
import { type KitKey, kitNames } from './kit-keys.ts'
import { newsletterKit, quoteFiles } from './newsletter-kit.ts'
import { quotesLeftOut } from './quotes-left-out.ts'
import { xKit } from './x-kit.ts'
import { youtubeKit } from './youtube-kit.ts'

const kits: Record<KitKey, (source: KitSource) => KitFile[]> = {
  youtube: youtubeKit,
  instagram: (source) => [
    ...captionFiles(source, 'Instagram'),
    ...carouselFiles(source, 'Words of the slides, 1080×1350 each'),
  ],
  tiktok: (source) => captionFiles(source, 'TikTok'),
  linkedin: (source) => [
    ...captionFiles(source, 'LinkedIn'),
    ...carouselFiles(source, 'Words of the slides'),
    ...quoteFiles(source.content.quotes ?? []),
  ],
  x: xKit,
  newsletter: newsletterKit,
  editing: editingKit,
}

/** A folder of pictures, which the caller adds. */
type Folder = { name: string; use: string }

/** Returns the files for one platform, or none if nothing has been generated. */
export function kitFiles(key: KitKey, source: KitSource): KitFile[] {
  return kits[key](source)
}

/** Adds a read-me file that says where each file and picture folder goes. */
export function withReadMe(
  { key, title, content, files }: { key: KitKey; files: readonly KitFile[] } & Pick<KitSource, 'title' | 'content'>,
  folders: readonly Folder[] = [],
): KitFile[] {
  const entries = [...files, ...folders].map(({ name, use }) => `${name}\n    ${use}`)
  return [readMe(`${title}: ${kitNames[key]}`, [...entries, ...noQuotes(key, content.quotes ?? [])]), ...files]
}

function readMe(title: string, entries: readonly string[]): KitFile {
  const text = `${title}\n\n${entries.join('\n')}\n`
  return { name: 'Read me first.txt', use: 'Where each file goes', text }
}

const withQuotes: ReadonlySet<KitKey> = new Set(['instagram', 'linkedin', 'x', 'newsletter'])

/** Explains why a kit has no quotes although the project does. */
function noQuotes(key: KitKey, quotes: Quotes): string[] {
  const why = withQuotes.has(key) && saidQuotes(quotes).length === 0 ? quotesLeftOut(quotes) : null
  return why === null ? [] : [`\nThere are no quotes in it. ${why}.`]
}
