import { type KitKey, kitKeys, kitNames } from '@podcastai/content-types'
import { downloadKit, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { callFile } from '../../lib/call.ts'
import { useDownload } from '../../lib/use-download.ts'
import { ExportRow } from './export-row.tsx'
import { useFrameRate } from './frame-rate.ts'

const contents = {
  youtube: 'Title, description with chapters, tags, script, thumbnail brief and mock-ups.',
  instagram: 'Captions with hashtags, carousel slides and quote cards as pictures.',
  tiktok: 'Captions with hashtags.',
  linkedin: 'Captions, carousels as PDF documents, quotes with cards.',
  x: 'Posts and quotes that fit 280 characters, and quote cards.',
  newsletter: 'A letter with summary, quotes and chapters, and subject lines.',
  editing: 'Cut lists for every editor, and the subtitles of each clip.',
} as const satisfies Record<KitKey, string>

/** One ZIP a platform: each text in a file of its own, with a note on where it goes. */
export function PublishKits({ transcript: { id, filename } }: { transcript: Transcript }) {
  const [frameRate] = useFrameRate()
  return (
    <ul>
      <ExportRow title="Everything" hint="A ZIP with a folder for each platform.">
        <KitButton filename={`${projectTitle(filename)}_publish_kit.zip`} ask={{ id, frameRate }} label="Everything" />
      </ExportRow>
      {kitKeys.map((platform) => (
        <ExportRow key={platform} title={kitNames[platform]} hint={contents[platform]}>
          <KitButton
            filename={`${projectTitle(filename)}_${platform}_kit.zip`}
            ask={{ id, frameRate, platform }}
            label={kitNames[platform]}
          />
        </ExportRow>
      ))}
    </ul>
  )
}

type Ask = { id: string; platform?: KitKey; frameRate: ReturnType<typeof useFrameRate>[0] }

function KitButton({ filename, ask: { id, ...query }, label }: { filename: string; ask: Ask; label: string }) {
  const download = useDownload()
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={14} />}
      aria-label={`ZIP for ${label}`}
      pending={download.isPending}
      onClick={() =>
        download.mutate(async () => ({ filename, content: await callFile(downloadKit, { params: { id }, query }) }))
      }
    >
      .zip
    </Button>
  )
}
