import { Button, IconButton, ProgressBar } from '@podcastai/ui'
import { Download, Share, X } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { canShareFiles, shareFile } from '../../../lib/share-file.ts'
import { type MadeFile, nameFiles } from '../../../lib/videos/made-videos.ts'
import { zipFiles } from '../../../lib/videos/zip-files.ts'
import { StickyActions } from './sticky-actions.tsx'
import { cancelVideo, clearQueue, isBusy, type QueuedVideo } from './video-queue.ts'

type Props = { projectId: string; title: string; videos: readonly QueuedVideo[] }

/** The videos that are being made, each with its progress, and all of them as a ZIP. */
export function QueuedVideos({ projectId, title, videos }: Props) {
  const [isZipping, setIsZipping] = useState(false)
  const files = videos.flatMap((one, index) =>
    one.state === 'done' ? nameFiles(one.video.title, index, one.files) : [],
  )
  const done = videos.filter(({ state }) => state === 'done').length
  const isRunning = isBusy(videos)

  async function saveZip() {
    setIsZipping(true)
    saveFile(`${title}_videos.zip`, await zipFiles(files))
    setIsZipping(false)
  }

  return (
    <div className="grid gap-3">
      <p role="status" className="type-small text-text-2">
        {done} of {videos.length} {videos.length === 1 ? 'video is' : 'videos are'} ready.
        {isRunning && ' You can close this and go on working, but keep this window open.'}
      </p>
      <ul>
        {videos.map((one) => (
          <QueuedRow key={one.video.key} queued={one} onCancel={() => cancelVideo(projectId, one.video.key)} />
        ))}
      </ul>
      <StickyActions hint="Each with its captions (SRT) and the text to post.">
        <Button onClick={() => clearQueue(projectId)}>{isRunning ? 'Cancel all' : 'Make others'}</Button>
        <Button
          variant="primary"
          icon={<Download aria-hidden size={14} />}
          disabled={done === 0}
          pending={isZipping}
          pendingLabel="Packing..."
          onClick={() => void saveZip()}
        >
          {isRunning && done > 0 ? `ZIP of ${done} so far` : 'Download ZIP'}
        </Button>
      </StickyActions>
    </div>
  )
}

function QueuedRow({ queued, onCancel }: { queued: QueuedVideo; onCancel: () => void }) {
  const { title } = queued.video
  return (
    <li className="flex min-h-12 items-center gap-3 border-t py-2 first:border-t-0">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="type-small line-clamp-2 wrap-anywhere">{title}</p>
        {queued.state === 'running' && (
          <ProgressBar
            label={`Making “${title}”`}
            value={queued.share * 100}
            text={`${Math.round(queued.share * 100)}%`}
          />
        )}
        {queued.state === 'failed' && (
          <p role="alert" className="type-hint text-danger">
            {queued.message}
          </p>
        )}
      </div>
      {queued.state === 'done' ? (
        <SaveVideo title={title} files={queued.files} />
      ) : (
        <IconButton label={`Leave out “${title}”`} onClick={onCancel}>
          <X aria-hidden size={14} />
        </IconButton>
      )}
    </li>
  )
}

function SaveVideo({ title, files }: { title: string; files: readonly MadeFile[] }) {
  const video = files.find(({ extension }) => extension === 'mp4')?.content
  if (!video) return null
  const name = `${title.slice(0, 60).trim()}.mp4`
  return canShareFiles(video.type) ? (
    <IconButton label={`Share “${title}”`} onClick={() => void shareFile(name, video)}>
      <Share aria-hidden size={14} />
    </IconButton>
  ) : (
    <IconButton label={`Download “${title}”`} onClick={() => saveFile(name, video)}>
      <Download aria-hidden size={14} />
    </IconButton>
  )
}
