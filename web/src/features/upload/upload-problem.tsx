import { TriangleAlert } from 'lucide-react'

/** A toast shows a longer text only in part; the card has all of it. */
const toastCharacters = 160

/** Why a file was rejected: first the problem, then what helps. */
export function UploadProblem({ text }: { text: string }) {
  const wrong = firstSentence(text)
  const more = text.slice(wrong.length).trim()
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-control bg-danger-soft px-3.5 py-3 wrap-anywhere">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
      <p className="type-base">
        <span className="font-[550] text-danger">{wrong}</span> {more}
      </p>
    </div>
  )
}

export function toastText(text: string): string {
  return text.length > toastCharacters ? firstSentence(text) : text
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
