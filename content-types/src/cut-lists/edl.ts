import { oneLine } from '../type/printable.ts'
import { type Cut, cutKinds } from './cuts.ts'
import { type FrameRate, timecode, toFrames } from './frame-rates.ts'

/** The start time of new timelines in Resolve, Avid, and Premiere's film presets. */
const timelineHours = 1

/**
 * Returns the cuts, one after the other, as an edit decision list (CMX 3600). Source times count from 00:00:00:00, as
 * in recordings without a timecode. `source` is the recording's name.
 */
export function toEdl(
  cuts: readonly Cut[],
  { title, source, rate }: { title: string; source: string; rate: FrameRate },
) {
  let record = 0
  const events = cuts.flatMap((cut, index) => {
    const { from, to } = toFrames(cut, rate)
    const times = [
      timecode(from, rate),
      timecode(to, rate),
      timecode(record, rate, { hours: timelineHours }),
      timecode(record + to - from, rate, { hours: timelineHours }),
    ]
    record += to - from
    return [
      `${eventNumber(index)}  AX       AA/V  C        ${times.join(' ')}`,
      `* FROM CLIP NAME: ${oneLine(source)}`,
      `* COMMENT: ${cutKinds[cut.kind]}: ${oneLine(cut.title)}${cut.isEstimated ? ' (times estimated)' : ''}`,
      '',
    ]
  })
  return lines([...edlHead(title, rate), ...events])
}

/**
 * Returns the cuts as an EDL of timeline markers for DaVinci Resolve (Timelines > Import > Timeline Markers from EDL).
 */
export function toResolveMarkers(cuts: readonly Cut[], { title, rate }: { title: string; rate: FrameRate }): string {
  const events = cuts.flatMap((cut, index) => {
    const { from, to } = toFrames(cut, rate)
    const times = [from, from + 1, from, from + 1].map((frame) => timecode(frame, rate, { hours: timelineHours }))
    return [
      `${eventNumber(index)}  001      V     C        ${times.join(' ')}`,
      `${field(cut.note)} |C:${colors[cut.kind]} |M:${field(cut.title)} |D:${to - from}`,
      '',
    ]
  })
  return lines([...edlHead(title, rate), ...events])
}

const colors = { video_clips: 'ResolveColorBlue', viral_clips: 'ResolveColorRed' } as const

/** A vertical bar would end the field. */
const field = (text: string) => oneLine(text).replaceAll('|', '/')

function edlHead(title: string, { isDropFrame }: FrameRate): string[] {
  return [`TITLE: ${oneLine(title).slice(0, 70)}`, `FCM: ${isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'}`, '']
}

const eventNumber = (index: number) => String(index + 1).padStart(3, '0')

const lines = (all: readonly string[]) => `${all.join('\r\n').trimEnd()}\r\n`
