import { findSilences, sizes, toSrt } from '@podcastai/media'
import { Button, DialogActions, ProgressBar } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LeaveGuard } from '../../../lib/leave-guard.tsx'
import { lookQuery } from '../../../lib/queries/picture-look.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { runJob } from '../engine/run-job.ts'
import type { LocalRecording } from '../local-recording.ts'
import { useObjectUrl } from '../use-object-url.ts'
import { createAudiogram, createLooks, createRenderJob, getReach } from './clip-job.ts'
import { ClipLooks } from './clip-looks.tsx'
import { ClipPreview } from './clip-preview.tsx'
import { ClipWordList } from './clip-words.tsx'
import { type ClipWords, findStretch, planClip } from './plan-clip.ts'
import { planSceneCaptions } from './scene.ts'
import { useClipPlayer } from './use-clip-player.ts'
import { useRender } from './use-render.ts'

type Props = {
  recording: LocalRecording & { file: File }
  initial: ClipWords
  speaker: string | null
  show: string
  /** Whose colors it has. */
  showId: string
  title: string
}

/** Heard after an end is moved. Seconds. */
const heardAtEnd = 1.2

/** Chooses the ends and the looks of a clip, and renders it. */
export function ClipMaker({ recording: { file, known }, initial, speaker, show, showId, title }: Props) {
  const hasPicture = known.facts.picture !== null
  const [clip, setClip] = useState(initial)
  const [leftOut, setLeftOut] = useState({ fillers: false, pauses: false })
  const [looks, setLooks] = useState(() => createLooks(hasPicture))
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const url = useObjectUrl(file)
  const peaks = useQuery({
    queryKey: ['clip-peaks', known.fingerprint, initial.words[0]?.start, initial.words.at(-1)?.end],
    queryFn: ({ signal }) => runJob({ kind: 'peaks', file, stretch: getReach(initial) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data
  const look = useQuery(lookQuery(showId)).data
  const silences = useMemo(() => (peaks ? findSilences(peaks, getReach(initial)) : []), [peaks, initial])
  const plan = useMemo(() => planClip(clip, leftOut, peaks ?? null), [clip, leftOut, peaks])
  const audiogram = useMemo(
    () => createAudiogram(clip, { speaker, show }, { look, peaks: peaks ?? null }),
    [look, peaks, clip, speaker, show],
  )
  const player = useClipPlayer(media, plan)
  const { rendering, render, reset } = useRender()
  const size = sizes[looks.format]

  function change(act: () => void) {
    reset()
    act()
  }

  function moveEnd(next: ClipWords, end: 'first' | 'last') {
    change(() => setClip(next))
    const { from, to } = findStretch(next)
    if (end === 'first') player.play(from, from + heardAtEnd)
    else player.play(Math.max(from, to - heardAtEnd), to)
  }

  function start() {
    media?.pause()
    void render(createRenderJob(file, { plan, looks, audiogram }))
  }

  function saveCaptions() {
    const pen = document.createElement('canvas').getContext('2d')
    const captions = pen && planSceneCaptions(pen, { looks: { ...looks, captions: 'outline' }, plan, audiogram, size })
    if (captions) saveFile(`${title}.srt`, new Blob([toSrt(captions.captions)], { type: 'application/x-subrip' }))
  }

  const isRunning = rendering.state === 'running'
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[minmax(0,300px)_minmax(0,1fr)]">
        {/* biome-ignore lint/a11y/useMediaCaption: the canvas shows the captions */}
        <video ref={setMedia} src={url} preload="auto" playsInline className="hidden" />
        <ClipPreview
          {...{ media, player, looks, plan, audiogram }}
          onCrop={(crop) => change(() => setLooks({ ...looks, crop }))}
        />
        <fieldset disabled={isRunning} className="grid min-w-0 content-start gap-4">
          <ClipLooks
            {...{ looks, leftOut, hasPicture }}
            savings={plan.savings}
            onLooks={(next) => change(() => setLooks(next))}
            onLeftOut={(next) => change(() => setLeftOut(next))}
          />
          <ClipWordList {...{ clip, plan, silences }} onMove={moveEnd} />
          <p className="type-hint text-pretty text-text-3">
            {Math.round(plan.seconds)} s from {known.name}
            {!plan.isExact && '. The transcript has no times for single words, so captions change by line.'}
          </p>
        </fieldset>
      </div>
      {rendering.state === 'failed' && (
        <p role="alert" className="text-danger">
          {rendering.message}
        </p>
      )}
      {rendering.state === 'done' && (
        <p role="status" className="type-small text-text-2">
          Ready: MP4, {size.width} × {size.height}, {rendering.clip.video}
          {rendering.clip.audio && ` and ${rendering.clip.audio}`}.
          {rendering.clip.video !== 'H.264' &&
            ' Your browser can’t encode H.264; some apps refuse other formats. Chrome or Edge on another computer can.'}
        </p>
      )}
      {isRunning && (
        <ProgressBar
          label="Making the video"
          value={rendering.share * 100}
          text={`${Math.round(rendering.share * 100)}%`}
        />
      )}
      <LeaveGuard when={isRunning} title="Leave this page?" text="The video isn’t finished." />
      <DialogActions>
        {isRunning ? (
          <Button onClick={rendering.cancel}>Cancel</Button>
        ) : (
          <Button icon={<Download aria-hidden size={14} />} onClick={saveCaptions}>
            Captions (SRT)
          </Button>
        )}
        {rendering.state === 'done' ? (
          <Button
            variant="primary"
            icon={<Download aria-hidden size={14} />}
            onClick={() => saveFile(`${title}.mp4`, new Blob([rendering.clip.bytes], { type: 'video/mp4' }))}
          >
            Download
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Clapperboard aria-hidden size={14} />}
            pending={isRunning}
            pendingLabel="Making the video..."
            onClick={start}
          >
            Make the video
          </Button>
        )}
      </DialogActions>
    </>
  )
}
