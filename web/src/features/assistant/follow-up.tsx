import { maxAnswers } from '@podcastai/contracts'
import { CopyButton } from '@podcastai/ui'
import { AnswerField } from './answer-field.tsx'
import { countTexts } from './answer-result.tsx'
import type { CheckedAnswer } from './assistant-calls.ts'

type MendingProps = {
  checked: CheckedAnswer
  answers: readonly string[]
  problemAt: (at: number) => string | null
  onChange: (at: number, answer: string) => void
}

/** Offers a follow-up prompt for the texts that failed, and a field for its reply. */
export function Mending({ checked, answers, problemAt, onChange }: MendingProps) {
  const { faults } = countTexts(checked.types)
  const { repairPrompt, isBrokenOff } = checked
  const isNextOpen = repairPrompt !== null && isFilled(answers.at(-1) ?? '') && answers.length < maxAnswers
  const later = answers.length - 1 + (isNextOpen ? 1 : 0)
  const places = Array.from({ length: later }, (_, at) => at + 1)
  return (
    <>
      {isBrokenOff && (
        <p role="alert" className="type-small wrap-anywhere">
          This reply breaks off. Nothing that came through is lost: ask for the rest in the same chat, then paste it
          below.
        </p>
      )}
      {repairPrompt !== null && (
        <CopyButton
          text={repairPrompt}
          label={
            isBrokenOff
              ? 'Copy the prompt for the rest'
              : `Copy the follow-up prompt for the ${faults === 1 ? 'one' : faults} that didn’t pass`
          }
          size="medium"
          className="max-w-full justify-self-start touch:h-auto touch:min-h-10 touch:py-2 touch:leading-5 touch:whitespace-normal"
        />
      )}
      {places.map((at) => (
        <AnswerField
          key={at}
          label={at === 1 ? 'Second reply' : `Reply ${at + 1}`}
          value={answers[at] ?? ''}
          onChange={(answer) => onChange(at, answer)}
          problem={problemAt(at)}
        />
      ))}
    </>
  )
}

export function isFilled(answer: string): boolean {
  return answer.trim() !== ''
}
