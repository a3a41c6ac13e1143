import type { Caption } from './captions.ts'

/** Returns captions as SubRip, for apps that add their own captions to a clip. */
export function toSrt(captions: readonly Caption[]): string {
  return captions
    .map(({ start, end, lines }, index) => {
      const text = lines.map((words) => words.map((word) => word.text).join(' ')).join('\n')
      return `${index + 1}\n${formatTime(start)} --> ${formatTime(end)}\n${text}\n`
    })
    .join('\n')
}

/** Returns seconds as `hh:mm:ss,mmm`. */
function formatTime(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},${String(ms % 1000).padStart(3, '0')}`
}
