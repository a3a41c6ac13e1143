// Some exports put the time of the whole recording, "0:00", before every line.

/** With fewer lines, they may have been said within a second. */
const minLines = 8
const opening = /^\d{1,2}:\d\d(?::\d\d)? +(?=\S)/

/** Returns the lines without the time that begins all of them, if it is the same. */
export function withoutSameTimes(lines: readonly string[]): readonly string[] {
  const time = opening.exec(lines[0] ?? '')?.[0]
  if (time === undefined || lines.length < minLines || !lines.every((line) => line.startsWith(time))) return lines
  return lines.map((line) => line.slice(time.length))
}
