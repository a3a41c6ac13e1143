import type { Size } from '@podcastai/media'
import { ProgressBar } from '@podcastai/ui'
import type { Rendering } from './use-render.ts'

type Props = {
  rendering: Rendering
  size: Size
  /** What is shown before anything is rendered. */
  idle: string
}

/** How far a video is, and what it is when it's ready. */
export function ClipStatus({ rendering, size, idle }: Props) {
  if (rendering.state === 'running') {
    const percent = Math.round(rendering.share * 100)
    return <ProgressBar label="Making the video" value={percent} text={`${percent}%`} />
  }
  if (rendering.state === 'failed') {
    return (
      <p role="alert" className="text-danger">
        {rendering.message}
      </p>
    )
  }
  if (rendering.state === 'idle') return <p>{idle}</p>
  const { video, audio } = rendering
  return (
    <p role="status">
      Ready: MP4, {size.width} × {size.height}, {video}
      {audio && ` and ${audio}`}.
      {video !== 'H.264' &&
        ' Your browser can’t encode H.264; some apps refuse other formats. Chrome or Edge on another computer can.'}
    </p>
  )
}
