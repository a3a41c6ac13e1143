import { useState } from 'react'
import { diffWords } from './diff-words.ts'

/** Of a part that stayed the same, 80 characters beside a change are shown; so many more are worth a fold. */
const minFolded = 120

/**
 * One text becoming another: what went is struck out, what came is underlined; read aloud, each is named. What stayed
 * the same is folded where it is long.
 */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const pieces = diffWords(before, after)
  let at = 0
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ kind, text }, index) => {
        at += text.length + 1
        if (kind === 'same') {
          const sides = { isFirst: index === 0, isLast: index === pieces.length - 1 }
          return <SamePart key={at} {...getFold(text, sides)} />
        }
        if (kind === 'removed') {
          return (
            <del key={at} className="rounded-[3px] bg-danger-soft text-danger">
              {text}
            </del>
          )
        }
        return (
          <ins key={at} className="rounded-[3px] bg-ok-soft text-ok underline underline-offset-2 [del+&]:ml-1">
            {text}
          </ins>
        )
      })}
    </p>
  )
}

type Fold = { start: string; folded: string; end: string }

/** What of an equal part stands beside a change, and what lies between. Cut where a word ends. */
export function getFold(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Fold {
  const start = isFirst ? '' : (/^.{0,80}(?<=\s)/su.exec(text)?.[0] ?? '')
  const end = isLast ? '' : (/(?=\s).*$/su.exec(text.slice(-80))?.[0] ?? '')
  const folded = text.slice(start.length, text.length - end.length)
  const isWorthIt = !(isFirst && isLast) && start.length + end.length < text.length && folded.length >= minFolded
  return isWorthIt ? { start, folded, end } : { start: text, folded: '', end: '' }
}

function SamePart({ start, folded, end }: Fold) {
  const [isOpen, setIsOpen] = useState(false)
  if (folded === '') return start
  return (
    <>
      {start}
      {isOpen ? (
        folded
      ) : (
        <button
          type="button"
          aria-label="Show what is the same here"
          title="Show what is the same here"
          className="touch-area relative mx-1 rounded-badge bg-sunken px-1.5 text-text-2 hover:text-text"
          onClick={() => setIsOpen(true)}
        >
          …
        </button>
      )}
      {end}
    </>
  )
}
