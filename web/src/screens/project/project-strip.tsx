import { type ContentKey, type Evidence, timeCode, withoutCandidates } from '@podcastai/content-types'
import { getContentTypeView, type Passage, samePassage } from '@podcastai/content-types/web'
import { type Analysis, type ContentByType, namesOfLanes } from '@podcastai/contracts'
import { StripKey, TalkStrip, TimeRuler } from '@podcastai/ui'
import { lengthText } from '../../lib/lengths.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'

type Props = {
  analysis: Analysis | null
  contentType: ContentKey
  content: ContentByType | undefined
  /** The passage shown in the transcript. */
  active: Evidence | null
  onJump: (evidence: Evidence) => void
}

/** The episode as a talk strip, with the open type's source passages marked. */
export function ProjectStrip({ analysis, contentType, content, active, onJump }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  if (!analysis || analysis.strip.length === 0) return null
  const own = content?.[contentType]
  const view = getContentTypeView(contentType)
  const passages = own === undefined ? [] : inOrder(view.passages(withoutCandidates(own)))
  const seconds = Math.max(analysis.episodeDuration * 60, ...passages.map(({ evidence }) => evidence.end), 1)
  const activeMark = passages.findIndex(({ evidence }) => samePassage(evidence, active))
  // A line for a single speaker needs no height for bars.
  const isOneVoice = analysis.speakers.length < 2
  const [one, many] = view.passageNoun
  return (
    <section aria-label="Speaker timeline" className="mt-4.5 max-md:mt-3">
      <TalkStrip
        columns={analysis.strip}
        label={stripLabel(analysis)}
        height={isOneVoice ? 20 : isPhone ? 40 : 52}
        marks={passages.map(({ evidence, label }) => ({
          from: evidence.start / seconds,
          to: evidence.end / seconds,
          label: `Jump to ${evidence.estimated ? '≈ ' : ''}${timeCode(evidence.start)}: ${label}`,
        }))}
        activeMark={activeMark < 0 ? undefined : activeMark}
        playHead={active ? active.start / seconds : undefined}
        onJump={(mark) => passages[mark] && onJump(passages[mark].evidence)}
      />
      {analysis.timeSource !== 'none' && <TimeRuler seconds={seconds} format={timeCode} />}
      <ul className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1">
        {namesOfLanes(analysis).map((names, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place; two people may have one name
          <li key={lane} className="inline-flex min-w-0">
            <StripKey lane={lane} name={names} />
          </li>
        ))}
        {passages.length > 0 && (
          <li className="inline-flex min-w-0">
            <StripKey lane="marks" name={`${passages.length} ${passages.length === 1 ? one : many}`} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** Returns the passages by time, without duplicates. */
function inOrder(passages: Passage[]): Passage[] {
  return passages
    .filter((one, index) => passages.findIndex((other) => sameStretch(one.evidence, other.evidence)) === index)
    .sort((one, other) => one.evidence.start - other.evidence.start)
}

function sameStretch(one: Evidence, other: Evidence): boolean {
  return one.start === other.start && one.end === other.end
}

function stripLabel({ speakers, episodeDuration }: Analysis): string {
  const total = speakers.reduce((sum, { words }) => sum + words, 0)
  const shares = speakers
    .map(({ name, words }) => `${name} ${total === 0 ? 0 : Math.round((words / total) * 100)}%`)
    .join(', ')
  const length = lengthText(episodeDuration)
  return shares === '' ? `Who speaks when, ${length}` : `Who speaks when, ${length}: ${shares} of the words`
}
