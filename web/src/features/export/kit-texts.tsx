import type { KitKey } from '@podcastai/content-types'
import { getFrameRate, type KitFile, kitFiles } from '@podcastai/content-types/exports'
import { type ContentByType, projectTitle, type Transcript } from '@podcastai/contracts'
import { CopyButton } from '@podcastai/ui'

type Props = { platform: KitKey; transcript: Transcript; content: ContentByType }

/** A kit's texts, to read and copy one by one. */
export function KitTexts({ platform, transcript, content }: Props) {
  const files = createKitFiles(platform, transcript, content)
  const texts = files.filter((file): file is KitFile & { text: string } => 'text' in file)
  if (texts.length === 0) return <p className="type-small text-text-2">No texts for this platform yet.</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {texts.map(({ name, use, text }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-control bg-sunken p-3">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="type-label">{name.replace(/\.\w+$/, '')}</p>
              <p className="type-hint text-text-2">{use}</p>
            </div>
            <CopyButton text={text.trim()} label={`Copy ${name.replace(/\.\w+$/, '')}`} iconOnly />
          </div>
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            dir="auto"
            className="type-small max-h-60 overflow-y-auto rounded-badge whitespace-pre-line wrap-anywhere focus-visible:-outline-offset-2"
          >
            {text.trim()}
          </p>
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns a platform's text files, which need only the content; subtitles need the transcript and are in the editing
 * kit.
 */
export function createKitFiles(platform: KitKey, { filename, episodeDuration }: Transcript, content: ContentByType) {
  const seconds = episodeDuration === null ? null : episodeDuration * 60
  const source = { title: projectTitle(filename), content, seconds, segments: [], rate: getFrameRate('30') }
  return kitFiles(platform, source)
}
