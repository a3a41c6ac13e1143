import { can, isRunning, type SpeakerQuestion as Question, type Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../../lib/queries/profile.ts'

const QuestionCard = lateComponent(async () => (await import('./question-card.tsx')).QuestionCard)

/** Asks "Are these the speakers?" if that is unclear and unanswered, and this user may answer. */
export function SpeakerQuestion({ transcript }: { transcript: Pick<Transcript, 'id' | 'status' | 'speakerQuestion'> }) {
  const role = useQuery(profileQuery()).data?.role
  const { id, status, speakerQuestion: question } = transcript
  const mayAnswer = role !== undefined && can(role, 'generateContent') && !isRunning(status)
  if (!question || question.isAnswered || !mayAnswer) return null
  return <QuestionCard id={id} question={question} />
}

export type QuestionProps = Pick<Transcript, 'id'> & { question: Question }
