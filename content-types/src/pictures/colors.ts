// Colors as `#rrggbb`, and how well one is read on another (WCAG 2.2).
import type { Color } from './picture.ts'

/** Contrast that every text of a picture has at least. */
export const minContrast = 4.5

type Parts = [red: number, green: number, blue: number]

/** Contrast of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** So much of the first color in the second, 0 to 1, as a screen lays one over the other. */
export function mix(share: number, one: Color, other: Color): Color {
  const [a, b] = [parseChannels(one), parseChannels(other)]
  return toHex(a.map((part, at) => share * part + (1 - share) * (b[at] ?? 0)) as Parts)
}

const white = '#ffffff'
const nearBlack = '#15181c'

/** What can be read on a ground of any color: nearly black or white, where both would do the softer one. */
export function inkOn(ground: Color): Color {
  if (contrast(nearBlack, ground) >= 7) return nearBlack
  if (contrast(white, ground) >= minContrast) return white
  // Of black and white one reaches 4.58 on every color there is.
  return contrast(nearBlack, ground) >= minContrast ? nearBlack : '#000000'
}

/** The ink, as quiet as it may be and still be read. */
export function mutedInkOn(ground: Color): Color {
  const ink = inkOn(ground)
  for (const share of [0.7, 0.78, 0.86, 0.93]) {
    const quiet = mix(share, ink, ground)
    // A little over the limit: rounding to whole steps of a color must not undo it.
    if (contrast(quiet, ground) >= minContrast + 0.3) return quiet
  }
  return ink
}

/**
 * How opaque a scrim has to be, so that an ink is read on it over whatever stands beneath, and the ground that is then
 * the hardest to read on.
 */
export function scrimFor(scrim: Color, ink: Color): { opacity: number; hardest: Color } {
  for (let opacity = 0.6; opacity < 1; opacity += 0.02) {
    const grounds = ['#000000', white].map((beneath) => mix(opacity, scrim, beneath))
    const hardest = grounds.reduce((one, other) => (contrast(ink, one) < contrast(ink, other) ? one : other))
    if (contrast(ink, hardest) >= minContrast + 0.5) return { opacity, hardest }
  }
  return { opacity: 1, hardest: scrim }
}

function luminance(color: Color): number {
  const [red, green, blue] = parseChannels(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseChannels(color: Color): Parts {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Parts
}

function toHex(parts: Parts): Color {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
