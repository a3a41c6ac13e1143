import { type Audiogram, type Crop, type Size, sizes } from '@podcastai/media'
import { IconButton } from '@podcastai/ui'
import { Pause, Play } from 'lucide-react'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { ClipPlan } from './plan-clip.ts'
import { drawScene, type Looks, planSceneCaptions, planSceneHeadline } from './scene.ts'
import type { useClipPlayer } from './use-clip-player.ts'

type Props = {
  media: HTMLVideoElement | null
  player: ReturnType<typeof useClipPlayer>
  looks: Looks
  plan: ClipPlan
  audiogram: Audiogram
  onCrop: (crop: Crop) => void
}

/** The clip as it will look, playing with its sound. Dragging the picture moves what it shows. */
export function ClipPreview({ media, player, looks, plan, audiogram, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useMemo(() => scale(sizes[looks.format]), [looks.format])
  const { follow } = player
  const followNow = useRef(follow)
  followNow.current = follow

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const listening = new AbortController()
    const { signal } = listening
    const scene = { looks, plan, audiogram, size }
    const layOut = () => {
      const captions = planSceneCaptions(context, scene)
      return { captions, headline: planSceneHeadline(context, scene, captions) }
    }
    let texts = layOut()
    const draw = () => drawScene(context, { ...scene, ...texts, picture: media, seconds: followNow.current() })
    // Only while it plays: drawing each frame would slow down the rendering.
    function drawWhilePlaying() {
      if (signal.aborted) return
      draw()
      if (media && !media.paused) requestAnimationFrame(drawWhilePlaying)
    }
    draw()
    drawWhilePlaying()
    for (const event of ['loadeddata', 'seeked', 'play', 'pause']) {
      media?.addEventListener(event, drawWhilePlaying, { signal })
    }
    // The letters change widths once their font is loaded.
    void document.fonts.ready.then(() => {
      if (signal.aborted) return
      texts = layOut()
      draw()
    })
    return () => listening.abort()
  }, [media, looks, plan, audiogram, size])

  /** Moves the picture with the pointer: of two parts, the one under it. */
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons !== 1 || looks.isAudiogram || !media?.videoWidth) return
    const { width, height, top } = event.currentTarget.getBoundingClientRect()
    const x = event.movementX / width
    const y = event.movementY / height
    const move = (middle: { x: number; y: number }) => ({ x: limit(middle.x - x / 2), y: limit(middle.y - y / 2) })
    const { crop } = looks
    if (crop.kind === 'one') return onCrop({ kind: 'one', ...move(crop) })
    const part = event.clientY - top < height / 2 ? 'first' : 'second'
    onCrop({ ...crop, [part]: move(crop[part]) })
  }

  return (
    <div className="relative mx-auto w-fit overflow-hidden rounded-card border bg-sunken">
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label="Preview of the clip"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="block max-h-[min(46dvh,440px)] max-w-full touch-none"
      />
      <IconButton
        label={player.isPlaying ? 'Pause' : 'Play'}
        variant="primary"
        onClick={player.toggle}
        className="absolute right-2 bottom-2"
      >
        {player.isPlaying ? <Pause aria-hidden size={14} /> : <Play aria-hidden size={14} />}
      </IconButton>
    </div>
  )
}

/** Share of the video's size: a page that draws all of it slows down the rendering. */
const previewScale = 0.4

function scale({ width, height }: Size): Size {
  return { width: width * previewScale, height: height * previewScale }
}

function limit(share: number): number {
  return Math.max(0, Math.min(1, share))
}
