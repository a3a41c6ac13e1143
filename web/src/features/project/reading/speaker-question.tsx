import type { SpeakerReading, Transcript, TranscriptReading } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useMayChoose } from './choose-reading.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'status' | 'reading'> }

const QuestionCard = lateComponent(async () => (await import('./question-card.tsx')).QuestionCard)

/** Asks "Are these the speakers?" if that is ambiguous and unanswered, and this user may answer. */
export function SpeakerQuestion({ transcript }: Props) {
  const mayChoose = useMayChoose(transcript)
  const { id, status, reading } = transcript
  if (!reading || reading.isChosen || !mayChoose) return null
  return <QuestionCard id={id} status={status} reading={reading} />
}

export type QuestionProps = Pick<Transcript, 'id' | 'status'> & { reading: TranscriptReading }
export const bothReadings: readonly SpeakerReading[] = ['speakers', 'words']
