// The arithmetic behind the contrast table: OKLCH to linear sRGB to WCAG 2.2 contrast.

export type Oklch = { l: number; c: number; h: number }

/** Both themes' colours by token name, read from lines like `--bg: light-dark(oklch(…), oklch(…));`. */
export function readTokens(css: string): Record<'light' | 'dark', Record<string, Oklch>> {
  const tokens = { light: {} as Record<string, Oklch>, dark: {} as Record<string, Oklch> }
  const line = /--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g
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

/** Linear red, green, blue; outside 0–1 where the colour is not in the sRGB gamut. */
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

/** WCAG contrast, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
