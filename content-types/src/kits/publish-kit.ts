import { captionFiles, carouselFiles } from './captions-kit.ts'
import { editingKit } from './editing-kit.ts'
import type { KitFile, KitSource } from './kit-file.ts'
import { type KitKey, kitNames } from './kit-keys.ts'
import { newsletterKit, quoteFiles } from './newsletter-kit.ts'
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

/** Somebody else puts pictures into it. */
type Folder = { name: string; use: string }

/** What is published on one platform, file by file. Empty where nothing is generated. */
export function kitFiles(key: KitKey, source: KitSource): KitFile[] {
  return kits[key](source)
}

/** The files of a kit behind a note on where each goes, the folders beside them included. */
export function withReadMe(
  { key, title, files }: { key: KitKey; title: string; files: readonly KitFile[] },
  folders: readonly Folder[] = [],
): KitFile[] {
  return [readMe(key, title, [...files, ...folders]), ...files]
}

function readMe(key: KitKey, title: string, entries: readonly Folder[]): KitFile {
  const lines = entries.map(({ name, use }) => `${name}\n    ${use}`)
  const text = `${title}: ${kitNames[key]}\n\n${lines.join('\n')}\n`
  return { name: 'Read me first.txt', use: 'Where each file goes', text }
}
