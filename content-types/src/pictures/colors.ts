// Colors as `#rrggbb`, and their contrast (WCAG 2.2).
import type { Color } from './picture.ts'

/** Minimum contrast of any text in a picture. */
export const minContrast = 4.5

type Parts = [red: number, green: number, blue: number]

/** Returns the contrast of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** Mixes a share of the first color, 0 to 1, into the second, as a screen blends one over the other. */
export function mix(share: number, one: Color, other: Color): Color {
  const [a, b] = [parseChannels(one), parseChannels(other)]
  return toHex(a.map((part, at) => share * part + (1 - share) * (b[at] ?? 0)) as Parts)
}

const white = '#ffffff'
const nearBlack = '#15181c'

/** Returns an ink that is readable on a ground of any color: near-black or white, the softer one if both are. */
export function inkOn(ground: Color): Color {
  if (contrast(nearBlack, ground) >= 7) return nearBlack
  if (contrast(white, ground) >= minContrast) return white
  // On every color, either black or white reaches at least 4.58.
  return contrast(nearBlack, ground) >= minContrast ? nearBlack : '#000000'
}

/** Returns the ink, as muted as it can be and still be readable. */
export function mutedInkOn(ground: Color): Color {
  const ink = inkOn(ground)
  for (const share of [0.7, 0.78, 0.86, 0.93]) {
    const quiet = mix(share, ink, ground)
    // Slightly above the limit, so that rounding the color channels can't push it below.
    if (contrast(quiet, ground) >= minContrast + 0.3) return quiet
  }
  return ink
}

/**
 * Returns how opaque a scrim must be for an ink to be readable on it over anything, and the resulting ground that is
 * hardest to read on.
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
