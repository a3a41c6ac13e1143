import { findSilences, sizes } from '@podcastai/media'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LeaveGuard } from '../../../lib/leave-guard.tsx'
import { lookQuery } from '../../../lib/queries/picture-look.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { MadeFile } from '../../../lib/videos/made-videos.ts'
import { runJob } from '../engine/run-job.ts'
import type { ClipSource } from '../use-clip-source.ts'
import { useObjectUrl } from '../use-object-url.ts'
import { ClipActions } from './clip-actions.tsx'
import { createAudiogram, createLooks, createRenderJob, getReach } from './clip-job.ts'
import { ClipLooks } from './clip-looks.tsx'
import { ClipPreview } from './clip-preview.tsx'
import { ClipStatus } from './clip-status.tsx'
import { ClipWordList } from './clip-words.tsx'
import { makeSubtitles } from './make-subtitles.ts'
import { type ClipWords, findStretch, planClip } from './plan-clip.ts'
import { proposeHeadline } from './propose-headline.ts'
import { StickyActions } from './sticky-actions.tsx'
import { useClipPlayer } from './use-clip-player.ts'
import { useRender } from './use-render.ts'

type Props = {
  recording: ClipSource
  initial: ClipWords
  speaker: string | null
  show: string
  /** Whose colors it has. */
  showId: string
  title: string
  /** Takes the finished video and its captions. */
  onMade: (files: readonly MadeFile[]) => void
}

/** Heard after an end is moved. Seconds. */
const heardAtEnd = 1.2

/** Chooses the ends and the looks of a clip, and renders it. */
export function ClipMaker({ recording, initial, speaker, show, showId, title, onMade }: Props) {
  const { source } = recording
  const hasPicture = recording.facts.picture !== null
  const proposal = useMemo(() => proposeHeadline(title, initial), [title, initial])
  const [clip, setClip] = useState(initial)
  const [leftOut, setLeftOut] = useState({ fillers: false, pauses: false })
  const [looks, setLooks] = useState(() => createLooks(hasPicture, proposal.isNew ? proposal.text : null))
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const local = useObjectUrl(typeof source === 'string' ? null : source)
  const peaks = useQuery({
    queryKey: ['clip-peaks', recording.key, initial.words[0]?.start, initial.words.at(-1)?.end],
    queryFn: ({ signal }) => runJob({ kind: 'peaks', source, stretch: getReach(initial) }, { signal }),
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

  async function start() {
    media?.pause()
    const video = await render(createRenderJob(source, { plan, looks, audiogram }))
    if (!video) return
    onMade([
      { extension: 'mp4', content: video },
      { extension: 'srt', content: makeSubtitles({ looks, plan, audiogram }) },
    ])
  }

  const isRunning = rendering.state === 'running'
  return (
    <>
      <div className="grid gap-5 md:grid-cols-[minmax(0,300px)_minmax(0,1fr)]">
        {/* biome-ignore lint/a11y/useMediaCaption: the canvas shows the captions */}
        <video
          ref={setMedia}
          src={typeof source === 'string' ? source : local}
          preload={typeof source === 'string' ? 'metadata' : 'auto'}
          playsInline
          className="hidden"
        />
        <ClipPreview
          {...{ media, player, looks, plan, audiogram }}
          onCrop={(crop) => change(() => setLooks({ ...looks, crop }))}
        />
        <fieldset disabled={isRunning} className="grid min-w-0 content-start gap-4">
          <ClipLooks
            {...{ looks, leftOut, hasPicture }}
            savings={plan.savings}
            title={proposal.text}
            onLooks={(next) => change(() => setLooks(next))}
            onLeftOut={(next) => change(() => setLeftOut(next))}
          />
          <ClipWordList {...{ clip, plan, silences }} onMove={moveEnd} />
          {!plan.isExact && (
            <p className="type-hint text-pretty text-text-3">
              The transcript has no times for single words, so captions change by line.
            </p>
          )}
        </fieldset>
      </div>
      <LeaveGuard when={isRunning} title="Leave this page?" text="The video isn’t finished." />
      <StickyActions
        hint={<ClipStatus {...{ rendering, size }} idle={`${Math.round(plan.seconds)} s from ${recording.name}`} />}
      >
        <ClipActions
          {...{ rendering, title }}
          onStart={() => void start()}
          onCaptions={() => saveFile(`${title}.srt`, makeSubtitles({ looks, plan, audiogram }))}
        />
      </StickyActions>
    </>
  )
}
