import { type FrameRateKey, frameRateKeys } from '@podcastai/content-types'
import {
  type CutKind,
  chapterText,
  cutKindKeys,
  cutKinds,
  getFrameRate,
  isAbout,
  listCuts,
  toAudacityLabels,
  toCutCsv,
  toEdl,
  toPremiereMarkers,
  toResolveMarkers,
  youtubeChapters,
} from '@podcastai/content-types/exports'
import { type ContentByType, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, CopyButton, Field, Select } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { describeTimes } from '../../lib/time-source-words.ts'
import { type MadeFile, textFile, useDownload } from '../../lib/use-download.ts'
import { ExportRow } from './export-row.tsx'
import { useFrameRate } from './frame-rate.ts'
import { Subtitles } from './subtitles.tsx'

type Props = { transcript: Transcript; content: ContentByType }

/** The clips as cut lists in the formats of video editors. */
export function CutLists({ transcript, content }: Props) {
  const [frameRate, setFrameRate] = useFrameRate()
  const [kind, setKind] = useState<CutKind | 'all'>('all')
  const title = projectTitle(transcript.filename)
  const rate = getFrameRate(frameRate)
  const seconds = (transcript.episodeDuration ?? 0) * 60
  const cuts = listCuts(content, kind === 'all' ? cutKindKeys : [kind])
  const chapters = youtubeChapters(content.episode_titles?.showNotes.chapters ?? [], seconds || null)
  const areAbout = content.episode_titles?.showNotes.chapters.some(({ time }) => isAbout(time)) ?? false
  const names = { title, source: title, rate, seconds }

  return (
    <div className="grid gap-3">
      {listCuts(content).length > 0 ? (
        <>
          <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
            <Field label="Clips">
              <Select value={kind} onChange={(event) => setKind(event.target.value as CutKind | 'all')}>
                <option value="all">All clips and moments</option>
                {cutKindKeys.map((key) => (
                  <option key={key} value={key} disabled={!content[key]?.length}>
                    {cutKinds[key]}s
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Frames per second">
              <Select value={frameRate} onChange={(event) => setFrameRate(event.target.value as FrameRateKey)}>
                {frameRateKeys.map((key) => (
                  <option key={key}>{key}</option>
                ))}
              </Select>
            </Field>
          </div>
          {cuts.some(({ isEstimated }) => isEstimated) && (
            <p className="type-hint rounded-badge bg-warn-soft px-3 py-2 text-text">
              {describeTimes(transcript.analysis?.timeSource ?? 'none')} Check each cut.
            </p>
          )}
          <ul>
            <CutRow
              title="Edit list"
              hint="CMX 3600, for Resolve, Premiere, and Avid: one clip after the other."
              label=".edl"
            >
              {() => textFile(`${title}_cuts.edl`, toEdl(cuts, names))}
            </CutRow>
            <CutRow
              title="Resolve markers"
              hint="Timelines › Import › Timeline Markers from EDL. The timeline begins at 01:00:00:00."
              label="Resolve .edl"
            >
              {() => textFile(`${title}_resolve_markers.edl`, toResolveMarkers(cuts, names))}
            </CutRow>
            <CutRow title="Premiere markers" hint="File › Import: a sequence with a marker for each clip." label=".xml">
              {() => textFile(`${title}_premiere_markers.xml`, toPremiereMarkers(cuts, names), 'application/xml')}
            </CutRow>
            <CutRow title="Audacity labels" hint="File › Import › Labels." label=".txt">
              {() => textFile(`${title}_labels.txt`, toAudacityLabels(cuts))}
            </CutRow>
            <CutRow title="Table" hint="Timecodes and seconds, for spreadsheets and scripts." label=".csv">
              {() => textFile(`${title}_cuts.csv`, toCutCsv(cuts, rate), 'text/csv')}
            </CutRow>
            <Subtitles transcript={transcript} cuts={cuts} title={title} />
          </ul>
        </>
      ) : (
        <p className="text-text-2">There are no clips yet. Generate video clips or viral moments first.</p>
      )}
      {chapters && (
        <ul className="border-t">
          <ExportRow
            title="YouTube chapters"
            hint={`${chapters.length} chapters in YouTube’s format.${areAbout ? ' Their times are estimated: check them before you publish.' : ''}`}
          >
            <CopyButton text={() => chapterText(chapters)} label="Copy chapters" />
          </ExportRow>
        </ul>
      )}
    </div>
  )
}

type RowProps = { title: string; hint: string; label: string; children: () => MadeFile }

function CutRow({ title, hint, label, children: make }: RowProps) {
  const download = useDownload()
  return (
    <ExportRow title={title} hint={hint}>
      <Button size="small" icon={<Download aria-hidden size={14} />} onClick={() => download.mutate(make)}>
        {label}
      </Button>
    </ExportRow>
  )
}
