import { useState } from 'react'
import { diffWords } from './diff-words.ts'

/** Unchanged text is collapsed beyond the 80 characters next to a change, if at least this much would be hidden. */
const minFolded = 120

/**
 * Shows how one text became another: removals struck out, additions underlined, both named for screen readers. Long
 * unchanged parts are collapsed.
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

/** Returns the visible context on both sides of an unchanged part and the collapsed middle, cut at word boundaries. */
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
          aria-label="Show unchanged text"
          title="Show unchanged text"
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
