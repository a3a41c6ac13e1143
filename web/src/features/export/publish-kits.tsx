import { type KitKey, kitKeys, kitNames } from '@podcastai/content-types'
import { type ContentByType, downloadKit, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { callFile } from '../../lib/call.ts'
import { useDownload } from '../../lib/use-download.ts'
import { ExportRow } from './export-row.tsx'
import { useFrameRate } from './frame-rate.ts'
import { kitContents } from './kit-contents.ts'
import { createKitFiles, KitTexts } from './kit-texts.tsx'

type Props = { transcript: Transcript; content: ContentByType }

/** For each platform: its texts to read and copy, and a ZIP of everything. */
export function PublishKits({ transcript, content }: Props) {
  const { id, filename } = transcript
  const [frameRate] = useFrameRate()
  const title = projectTitle(filename)
  return (
    <ul>
      <ExportRow title="Everything" hint="A ZIP with a folder for each platform.">
        <KitButton filename={`${title}_publish_kit.zip`} ask={{ id, frameRate }} label="Everything" />
      </ExportRow>
      {kitKeys.map((platform) => (
        <KitRow key={platform} platform={platform} transcript={transcript} content={content}>
          <KitButton
            filename={`${title}_${platform}_kit.zip`}
            ask={{ id, frameRate, platform }}
            label={kitNames[platform]}
          />
        </KitRow>
      ))}
    </ul>
  )
}

type RowProps = Props & { platform: KitKey; children: ReactNode }

/** A platform's row; files for video editors have no readable texts. */
function KitRow({ platform, children, ...project }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const texts = useId()
  const name = kitNames[platform]
  const names = createKitFiles(platform, project.transcript, project.content).map((file) => file.name)
  return (
    <>
      <ExportRow title={name} hint={kitContents(platform, names, project.content)}>
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
