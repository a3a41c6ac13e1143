import {
  type Audiogram,
  type CaptionPlan,
  type CaptionStyle,
  type ClipFormat,
  type Crop,
  drawAudiogram,
  drawCaption,
  drawHeadline,
  getHeadlineAlpha,
  type HeadlinePlan,
  type Pen,
  placePicture,
  planCaptions,
  planHeadline,
  type Size,
} from '@podcastai/media'
import type { ClipPlan } from './plan-clip.ts'

/** How a clip looks. */
export type Looks = {
  format: ClipFormat
  /** Null shows no captions. */
  captions: CaptionStyle | null
  crop: Crop
  /** Shows the waveform, the speaker and the show instead of the recording's picture. */
  isAudiogram: boolean
  /** Large words over the first seconds; null shows none. */
  headline: string | null
}

export type Scene = { looks: Looks; plan: ClipPlan; audiogram: Audiogram; size: Size }

/** Returns the captions of a clip as they are drawn; null for none. */
export function planSceneCaptions(pen: Pen, { looks, plan, audiogram, size }: Scene): CaptionPlan | null {
  if (!looks.captions) return null
  const highlight = plan.isExact ? audiogram.colors.accent : null
  return planCaptions(pen, { words: plan.words, style: looks.captions, format: looks.format, picture: size, highlight })
}

/** Returns the words over the first seconds as they are drawn; null for none. */
export function planSceneHeadline(
  pen: Pen,
  { looks, audiogram, size }: Scene,
  captions: CaptionPlan | null,
): HeadlinePlan | null {
  const { headline: text, format, isAudiogram } = looks
  if (text === null) return null
  const { colors } = audiogram
  return planHeadline(pen, { text, colors, format, picture: size, captions, isAudiogram })
}

/** Draws a moment of the clip on the page, with the code that draws the video. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene & {
    captions: CaptionPlan | null
    headline: HeadlinePlan | null
    picture: HTMLVideoElement | null
    seconds: number
  },
): void {
  const pen: Pen = context as Pen
  const { looks, audiogram, size, plan, picture, captions, headline, seconds } = scene
  if (looks.isAudiogram) {
    const visible = 1 - getHeadlineAlpha(headline, seconds)
    drawAudiogram(pen, audiogram, { format: looks.format, picture: size, share: seconds / plan.seconds, visible })
  } else {
    context.fillStyle = '#000000'
    context.fillRect(0, 0, size.width, size.height)
    const shown = picture && { width: picture.videoWidth, height: picture.videoHeight }
    if (picture && shown && shown.width > 0) {
      for (const { source, target } of placePicture(looks.crop, shown, size)) {
        context.drawImage(
          picture,
          ...([source.x, source.y, source.width, source.height] as const),
          ...([target.x, target.y, target.width, target.height] as const),
        )
      }
    }
  }
  if (headline) drawHeadline(pen, headline, seconds)
  if (captions) drawCaption(pen, captions, seconds)
}
