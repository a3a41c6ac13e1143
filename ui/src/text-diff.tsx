import { diffWords } from './diff-words.ts'

/** One text becoming another: what went is struck out, what came is underlined; read aloud, each is named. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  let at = 0
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {diffWords(before, after).map(({ kind, text }) => {
        at += text.length + 1
        if (kind === 'same') return text
        if (kind === 'removed') {
          return (
            <del key={at} className="rounded-[3px] bg-danger-soft text-danger">
              {text}
            </del>
          )
        }
        return (
          <ins key={at} className="rounded-[3px] bg-ok-soft text-ok underline underline-offset-2">
            {text}
          </ins>
        )
      })}
    </p>
  )
}
