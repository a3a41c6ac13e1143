import type { PictureLook } from '@podcastai/contracts'
import { type Audiogram, centered, getBars, type Peaks, type Stretch, sizes } from '@podcastai/media'
import type { RecordingSource, RenderJob } from '../engine/jobs.ts'
import { type ClipPlan, type ClipWords, findStretch } from './plan-clip.ts'
import type { Looks } from './scene.ts'

/** Bars of the waveform. */
const barCount = 56
const defaultColors = { ground: '#123a44', accent: '#ffb000' }

/** Returns how a video looks before anything is chosen. */
export function createLooks(hasPicture: boolean, headline: string | null): Looks {
  return { format: '9:16', captions: 'outline', crop: centered, isAudiogram: !hasPicture, headline }
}

/** Returns the seconds of the recording that the ends of a clip can be moved in. */
export function getReach({ words }: ClipWords): Stretch {
  return { from: Math.max(0, (words[0]?.start ?? 0) - 1), to: (words.at(-1)?.end ?? 0) + 1 }
}

type Names = { speaker: string | null; show: string }

/** Returns the waveform picture of a clip in the show's colors. Without `peaks`, its bars are all the same. */
export function createAudiogram(
  clip: ClipWords,
  { speaker, show }: Names,
  { look, peaks }: { look: PictureLook | undefined; peaks: Peaks | null },
): Audiogram {
  const ground = look?.ground ?? defaultColors.ground
  const colors = { ground, text: isDark(ground) ? '#ffffff' : '#101418', accent: look?.accent ?? defaultColors.accent }
  const bars = peaks ? getBars(peaks, findStretch(clip), barCount) : Array<number>(barCount).fill(0)
  const loudest = Math.max(...bars, 0.01)
  return { speaker, show: look?.show || show, colors, bars: bars.map((bar) => bar / loudest) }
}

/** Returns the job that renders a clip. */
export function createRenderJob(
  source: RecordingSource,
  { plan, looks, audiogram }: { plan: ClipPlan; looks: Looks; audiogram: Audiogram },
): RenderJob {
  const highlight = plan.isExact ? audiogram.colors.accent : null
  return {
    kind: 'render',
    source,
    cut: plan.cut,
    format: looks.format,
    size: sizes[looks.format],
    crop: looks.crop,
    headline: looks.headline === null ? null : { text: looks.headline, colors: audiogram.colors },
    captions: looks.captions && { words: plan.words, style: looks.captions, highlight },
    audiogram: looks.isAudiogram ? audiogram : null,
  }
}

/** True if white letters are easier to read on a color than black ones: its relative luminance, WCAG 2.2. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18
}
