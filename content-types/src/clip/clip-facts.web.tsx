import { countWords } from '../talk/count-words.ts'
import { wordsBetween } from '../talk/talk.ts'
import { Verified } from '../views/item.web.tsx'
import type { ClipCut } from './use-clip-cut.web.tsx'
import { clipSeconds } from './video-clip.ts'

/**
 * A clip's length, and a warning if it starts or ends inside a sentence. While the ends are moved, it also confirms
 * complete sentences.
 */
export function ClipFacts({ cut }: { cut: ClipCut }) {
  const { trim, shown, isMoved } = cut
  const [opening, closing] = trim ? [trim.talk.words[trim.ends.first], trim.talk.words[trim.ends.last]] : []
  const inside = [
    ...(opening?.begins ? [] : ['Starts']),
    ...(closing?.ends ? [] : [opening?.begins ? 'Ends' : 'ends']),
  ].join(' and ')
  const trouble = isMoved ? lengthTrouble(shown.duration, trim?.talk.isTimed ?? true) : null
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {trim && !trim.talk.isTimed ? (
        <Words words={wordsBetween(trim.talk, trim.ends)} />
      ) : (
        <Seconds duration={shown.duration} />
      )}
      {trim && isMoved && inside === '' && <Verified>Starts and ends on a sentence</Verified>}
      <span role="status" className="type-hint text-warn">
        {[trim && inside !== '' && `${inside} inside a sentence`, trouble].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** Returns a warning about the length. It is not an error, because the editor may have a reason. */
function lengthTrouble(seconds: number, isTimed: boolean): string | null {
  const about = isTimed ? '' : 'about '
  if (seconds > clipSeconds.max) return `Longer than ${about}${clipSeconds.max} s`
  if (seconds < clipSeconds.min) return `Shorter than ${about}${clipSeconds.min} s`
  return null
}

export function Seconds({ duration }: { duration: number }) {
  return <Figure figure={Math.round(duration)} unit="s" />
}

function Words({ words }: { words: string }) {
  const count = countWords(words)
  return <Figure figure={count} unit={count === 1 ? 'word' : 'words'} />
}

function Figure({ figure, unit }: { figure: number; unit: string }) {
  return (
    <span className="type-hint whitespace-nowrap text-text-2">
      <b className="type-time text-text">{figure}</b> {unit}
    </span>
  )
}
