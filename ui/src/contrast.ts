// The arithmetic behind the contrast table: OKLCH to linear sRGB to WCAG 2.2 contrast.

export type Oklch = { l: number; c: number; h: number }

/** Returns the color tokens of both themes, read from lines like `--bg: light-dark(oklch(…), oklch(…));`. */
export function readTokens(css: string): Record<'light' | 'dark', Record<string, Oklch>> {
  const tokens = { light: {} as Record<string, Oklch>, dark: {} as Record<string, Oklch> }
  const line = /(?<![\w-])--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g
  for (const [, name = '', light = '', dark = ''] of css.matchAll(line)) {
    tokens.light[name] = oklch(light)
    tokens.dark[name] = oklch(dark)
  }
  return tokens
}

function oklch(text: string): Oklch {
  const [l = 0, c = 0, h = 0] = text.split(' ').map(Number)
  return { l, c, h }
}

/** Returns linear red, green and blue; values outside 0–1 are out of the sRGB gamut. */
export function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** Color vision: typical, and with one cone type missing (Machado et al., 2009). */
const sights = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red cones': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'no green cones': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'no blue cones': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export type Sight = keyof typeof sights
export const sightsOfPeople = Object.keys(sights) as Sight[]

/** Returns the OKLab distance of two colors: from 0.02 on, people can tell them apart side by side. */
export function difference(one: Oklch, other: Oklch, sight: Sight): number {
  const [from, to] = [oklab(seen(one, sight)), oklab(seen(other, sight))]
  return Math.hypot(...from.map((part, at) => part - (to[at] ?? 0)))
}

function seen(color: Oklch, sight: Sight): number[] {
  const given = linearRgb(color)
  const parts = sights[sight]
  return [0, 3, 6].map((row) => {
    const mixed = given.reduce((sum, part, at) => sum + part * (parts[row + at] ?? 0), 0)
    return Math.min(1, Math.max(0, mixed))
  })
}

function oklab([red = 0, green = 0, blue = 0]: number[]): number[] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
