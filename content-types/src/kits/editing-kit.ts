import { clipSubtitles } from '../cut-lists/clip-subtitles.ts'
import { toAudacityLabels, toCutCsv } from '../cut-lists/cut-tables.ts'
import { listCuts } from '../cut-lists/cuts.ts'
import { toEdl, toResolveMarkers } from '../cut-lists/edl.ts'
import { toPremiereMarkers } from '../cut-lists/premiere-markers.ts'
import { safeFilename } from '../type/safe-filename.ts'
import { inQuotes } from '../views/in-quotes.ts'
import type { KitFile, KitSource } from './kit-file.ts'

/** Returns the files for video editing: cut lists, markers, and each clip's subtitles. */
export function editingKit({ title, content, seconds, segments, rate }: KitSource): KitFile[] {
  const cuts = listCuts(content)
  if (cuts.length === 0) return []
  const names = { title, source: title, rate, seconds: seconds ?? 0 }
  const at = `at ${rate.key} frames a second`
  return [
    {
      name: 'Cuts.edl',
      use: `Edit decision list (CMX 3600) ${at}: one clip after the other`,
      text: toEdl(cuts, names),
    },
    {
      name: 'Resolve markers.edl',
      use: `DaVinci Resolve: Timelines > Import > Timeline Markers from EDL, ${at}, on a timeline that begins at 01:00:00:00`,
      text: toResolveMarkers(cuts, names),
    },
    { name: 'Premiere markers.xml', use: `Premiere Pro: File > Import, ${at}`, text: toPremiereMarkers(cuts, names) },
    { name: 'Audacity labels.txt', use: 'Audacity: File > Import > Labels', text: toAudacityLabels(cuts) },
    { name: 'Cuts.csv', use: 'The same as a table', text: toCutCsv(cuts, rate) },
    ...cuts.map((cut, index) => ({
      name: safeFilename(`Subtitles ${String(index + 1).padStart(2, '0')} ${cut.title}.srt`),
      use: `Subtitles of ${inQuotes(cut.title)}, from the clip's beginning${cut.isEstimated ? '; times estimated' : ''}`,
      text: clipSubtitles(cut, segments),
    })),
  ].filter(({ text }) => text !== '')
}
