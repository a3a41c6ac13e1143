import { Button } from '@podcastai/ui'
import { Clapperboard, Download, Share } from 'lucide-react'
import { saveFile } from '../../../lib/save-file.ts'
import { canShareFiles, shareFile } from '../../../lib/share-file.ts'
import type { Rendering } from './use-render.ts'

type Props = { rendering: Rendering; title: string; onStart: () => void; onCaptions: () => void }

/** Makes the video, then shares it on phones or saves it. */
export function ClipActions({ rendering, title, onStart, onCaptions }: Props) {
  const captions = (
    <Button icon={<Download aria-hidden size={14} />} onClick={onCaptions}>
      Captions (SRT)
    </Button>
  )
  if (rendering.state === 'running') {
    return (
      <>
        <Button onClick={rendering.cancel}>Cancel</Button>
        <Button variant="primary" pending pendingLabel="Making the video...">
          Make the video
        </Button>
      </>
    )
  }
  if (rendering.state !== 'done') {
    return (
      <>
        {captions}
        <Button variant="primary" icon={<Clapperboard aria-hidden size={14} />} onClick={onStart}>
          Make the video
        </Button>
      </>
    )
  }
  const { file } = rendering
  const canShare = canShareFiles(file.type)
  return (
    <>
      {!canShare && captions}
      <Button
        variant={canShare ? 'outline' : 'primary'}
        icon={<Download aria-hidden size={14} />}
        onClick={() => saveFile(`${title}.mp4`, file)}
      >
        Download
      </Button>
      {canShare && (
        <Button
          variant="primary"
          icon={<Share aria-hidden size={14} />}
          onClick={() => void shareFile(`${title}.mp4`, file)}
        >
          Share
        </Button>
      )}
    </>
  )
}
