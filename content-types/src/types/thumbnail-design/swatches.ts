export type Swatch = { name: string; value: string }

/** Parses 'Deep teal #0f3d4a' into its name and its value; null if the color has no value. */
export function parseSwatch(color: string): Swatch | null {
  const value = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(color)?.[0]
  if (!value) return null
  const name = color
    .replace(value, '')
    .replace(/(?<![\s:,()–-])[\s:,()–-]+$/, '')
    .trim()
  return { name, value: value.toLowerCase() }
}

/** Returns white or near-black, whichever is easier to read on the color. */
export function readableOn(value: string): '#ffffff' | '#14262d' {
  const hex = value.length === 4 ? value.replace(/[0-9a-f]/gi, (digit) => digit + digit) : value
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#14262d' : '#ffffff'
}
