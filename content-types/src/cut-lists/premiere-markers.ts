import { oneLine } from '../type/printable.ts'
import { type Cut, cutKinds } from './cuts.ts'
import { type FrameRate, toFrames } from './frame-rates.ts'

/**
 * Returns the cuts as markers on an empty sequence in xmeml 4, which Premiere Pro, Resolve, and Final Cut 7 import.
 * Users add the recording to the sequence themselves.
 */
export function toPremiereMarkers(
  cuts: readonly Cut[],
  { title, rate, seconds }: { title: string; rate: FrameRate; seconds: number },
): string {
  const last = Math.max(seconds, ...cuts.map(({ end }) => end))
  const { to: duration } = toFrames({ start: 0, end: last }, rate)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE xmeml>
<xmeml version="4">
  <sequence id="sequence-1">
    <name>${escaped(title)}</name>
    <duration>${duration}</duration>
    ${rateXml(rate)}
    <timecode>
      ${rateXml(rate)}
      <string>${rate.isDropFrame ? '00;00;00;00' : '00:00:00:00'}</string>
      <frame>0</frame>
      <displayformat>${rate.isDropFrame ? 'DF' : 'NDF'}</displayformat>
    </timecode>
    <media>
      <video><track></track></video>
      <audio><track></track></audio>
    </media>
${cuts.map((cut) => markerXml(cut, rate)).join('\n')}
  </sequence>
</xmeml>
`
}

function markerXml(cut: Cut, rate: FrameRate): string {
  const { from, to } = toFrames(cut, rate)
  const note = [cutKinds[cut.kind], cut.note, cut.isEstimated ? 'Times estimated.' : ''].filter(Boolean).join('. ')
  return `    <marker>
      <name>${escaped(cut.title)}</name>
      <comment>${escaped(note)}</comment>
      <in>${from}</in>
      <out>${to}</out>
    </marker>`
}

function rateXml({ base, perSecond }: FrameRate): string {
  return `<rate><timebase>${base}</timebase><ntsc>${base === perSecond ? 'FALSE' : 'TRUE'}</ntsc></rate>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return oneLine(text).replace(/[&<>]/g, (character) => entities[character] ?? character)
}
