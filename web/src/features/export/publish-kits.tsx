import { type KitKey, kitKeys, kitNames } from '@podcastai/content-types'
import { type ContentByType, downloadKit, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { callFile } from '../../lib/call.ts'
import { useDownload } from '../../lib/use-download.ts'
import { listKitVideos } from '../../lib/videos/kit-videos.ts'
import { nameFiles, useMadeVideos } from '../../lib/videos/made-videos.ts'
import type { ZipFile } from '../../lib/videos/zip-files.ts'
import { addVideos } from './add-videos.ts'
import { ExportRow } from './export-row.tsx'
import { useFrameRate } from './frame-rate.ts'
import { kitContents } from './kit-contents.ts'
import { createKitFiles, KitTexts } from './kit-texts.tsx'

type Props = {
  transcript: Transcript
  content: ContentByType
  /** Opens what makes videos, with those of these keys chosen; undefined where videos can't be made. */
  onMakeVideos: ((keys: readonly string[]) => void) | undefined
}

/** For each platform: its texts to read and copy, and a ZIP of everything, with the videos that were made. */
export function PublishKits({ transcript, content, onMakeVideos }: Props) {
  const { id, filename } = transcript
  const [frameRate] = useFrameRate()
  const title = projectTitle(filename)
  const made = useMadeVideos(id)
  const listReady = (platform?: KitKey) =>
    listKitVideos(platform, content, made).flatMap(({ video, files }, index) =>
      nameFiles(video.title, index, files?.filter(({ extension }) => extension !== 'txt') ?? []),
    )
  const ready = listReady()
  return (
    <ul>
      <ExportRow
        title="Everything"
        hint={`A ZIP with a folder for each platform${ready.length > 0 ? ', and the videos that are ready' : ''}.`}
      >
        <KitButton filename={`${title}_publish_kit.zip`} ask={{ id, frameRate }} videos={ready} label="Everything" />
      </ExportRow>
      {kitKeys.map((platform) => (
        <KitRow key={platform} {...{ platform, transcript, content, onMakeVideos }}>
          <KitButton
            filename={`${title}_${platform}_kit.zip`}
            ask={{ id, frameRate, platform }}
            videos={listReady(platform)}
            label={kitNames[platform]}
          />
        </KitRow>
      ))}
    </ul>
  )
}

type RowProps = Props & { platform: KitKey; children: ReactNode }

/** A platform's row; files for video editors have no readable texts. */
function KitRow({ platform, children, onMakeVideos, ...project }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const texts = useId()
  const name = kitNames[platform]
  const names = createKitFiles(platform, project.transcript, project.content).map((file) => file.name)
  const videos = listKitVideos(platform, project.content, useMadeVideos(project.transcript.id))
  const missing = videos.filter(({ files }) => files === null)
  const ready = videos.length - missing.length
  const hint = kitContents(platform, names, project.content)
  return (
    <>
      <ExportRow title={name} hint={ready > 0 ? `${hint} ${ready} of ${videos.length} videos ready.` : hint}>
        {onMakeVideos && missing.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Make videos for ${name}`}
            onClick={() => onMakeVideos(missing.map(({ video }) => video.key))}
          >
            Make videos
          </Button>
        )}
        {platform !== 'editing' && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? texts : undefined}
            aria-label={`Texts for ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide texts' : 'Show texts'}
          </Button>
        )}
        {children}
      </ExportRow>
      {isOpen && (
        <li id={texts} className="pb-3">
          <KitTexts platform={platform} {...project} />
        </li>
      )}
    </>
  )
}

type Ask = { id: string; platform?: KitKey; frameRate: ReturnType<typeof useFrameRate>[0] }

type ButtonProps = { filename: string; ask: Ask; videos: readonly ZipFile[]; label: string }

function KitButton({ filename, ask: { id, ...query }, videos, label }: ButtonProps) {
  const download = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={14} />}
      aria-label={`ZIP for ${label}`}
      pending={download.isPending}
      onClick={() =>
        download.mutate(async () => {
          const kit = await callFile(downloadKit, { params: { id }, query })
          const folder = query.platform ? kitNames[query.platform] : ''
          return { filename, content: videos.length > 0 ? await addVideos(kit, folder, videos) : kit }
        })
      }
    >
      .zip
    </Button>
  )
}
