import { toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { profileQuery } from '../../../lib/queries/profile.ts'
import { followCopy } from '../local-recording.ts'
import { useObjectUrl } from '../use-object-url.ts'
import { moveSound } from './move-sound.ts'
import { Nudge } from './nudge.tsx'
import { PlayerControls, skip } from './player-controls.tsx'
import { usePlayerKeys } from './use-player-keys.ts'

type Props = {
  projectId: string
  /** A file of this device, or the address of an audio file. */
  source: File | string
  /** True for the address that the project links. */
  isLinked: boolean
  /** Seconds of the recording before the transcript starts. */
  offset: number
  /** Where to play from, in seconds of the transcript, and the number of requests so far; null before the first. */
  wanted: { seconds: number; count: number } | null
  /** An open sheet that covers the page: the controls are shown in it. */
  sheet: HTMLElement | null
  /** Called with the second of the transcript while it plays, about four times a second. */
  onTime: (seconds: number) => void
  onClose: () => void
}

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]

/**
 * Plays the recording at the bottom of the page. Nothing is shown before the first request, but the browser reads the
 * head of the recording: with Ogg it also looks for the length at the end of the file, which takes several calls.
 */
export function PlayerBar({ projectId, source, isLinked, offset, wanted, sheet, onTime, onClose }: Props) {
  const queryClient = useQueryClient()
  const media = useRef<HTMLAudioElement>(null)
  const local = useObjectUrl(typeof source === 'string' ? null : source)
  const url = typeof source === 'string' ? source : local
  const [isPlaying, setIsPlaying] = useState(false)
  const [now, setNow] = useState(0)
  const [duration, setDuration] = useState<number | null>(null)
  const [speed, setSpeed] = useState(1)
  const [isNudging, setIsNudging] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request plays, also of the same second
  useEffect(() => {
    const element = media.current
    if (!element || !url) return
    if (!wanted) {
      if (!element.paused) element.pause()
      return
    }
    // A failure before the first click, such as a lost connection, may be over.
    if (element.error) element.load()
    element.currentTime = Math.max(0, wanted.seconds + offset)
    play()
  }, [url, wanted])

  useEffect(() => {
    if (!isLinked) void followCopy(queryClient, projectId, offset)
  }, [queryClient, projectId, isLinked, offset])

  function play() {
    media.current?.play().catch((error: unknown) => {
      // Another request came before this one played.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({
        title: 'The recording can’t be played',
        text:
          typeof source === 'string'
            ? 'The link can’t be reached, or leads to no sound file.'
            : 'Your browser can’t play this kind of file.',
        tone: 'danger',
      })
    })
  }

  function seek(seconds: number) {
    if (media.current) media.current.currentTime = Math.max(0, seconds)
  }

  /** The text stays where it is, and the sound moves. */
  function nudge(by: number) {
    seek((media.current?.currentTime ?? 0) + by)
    void moveSound(queryClient, { projectId, isLinked }, offset + by)
  }

  function setRate(next: number | undefined) {
    if (next === undefined) return
    if (media.current) media.current.playbackRate = next
    setSpeed(next)
  }

  const toggle = () => (isPlaying ? media.current?.pause() : play())
  const step = (by: 1 | -1) => seek((media.current?.currentTime ?? 0) + by * skip)
  const at = speeds.indexOf(speed)
  const hasLetters = useQuery(profileQuery()).data?.singleKeys ?? false
  usePlayerKeys(
    { isOpen: wanted !== null, hasLetters },
    { toggle, step, changeSpeed: (by) => setRate(speeds[at + by]) },
  )

  const controls = (
    <section
      aria-label="Player"
      data-player=""
      data-bar="bottom"
      className={
        sheet
          ? 'border-t bg-surface'
          : 'fixed inset-x-0 bottom-0 z-20 border-t bg-surface max-md:bottom-[53px] max-md:group-has-[[data-editing]]/page:bottom-0'
      }
    >
      {isNudging && <Nudge offset={offset} onNudge={nudge} />}
      <PlayerControls
        {...{ isPlaying, now, duration, speed, isNudging, onClose }}
        onNudging={() => setIsNudging(!isNudging)}
        onToggle={toggle}
        onStep={step}
        onSeek={seek}
        onSpeed={() => setRate(speeds[(at + 1) % speeds.length])}
      />
    </section>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript beside it follows */}
      <audio
        ref={media}
        src={url}
        preload={wanted ? 'auto' : 'metadata'}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = speed
          setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : null)
        }}
        onTimeUpdate={({ currentTarget }) => {
          setNow(currentTarget.currentTime)
          onTime(currentTarget.currentTime - offset)
        }}
      />
      {wanted && (sheet ? createPortal(controls, sheet) : controls)}
    </>
  )
}
