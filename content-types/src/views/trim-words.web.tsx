import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { type End, findTurn } from '../talk/move-ends.ts'
import type { Ends } from '../talk/talk.ts'
import { type Trim, TrimHandle } from './trim-handle.web.tsx'

/** Number of words shown around the passage, and the minimum left before more are shown. */
const beside = { shown: 28, min: 8 } as const

/** A passage of one speaker among the words around it, with a handle at each end. */
export function TrimWords({ trim }: { trim: Trim }) {
  const { talk, ends } = trim
  const turn = { from: findTurn(talk, trim.limits.first.from).from, to: findTurn(talk, trim.limits.last.to).to }
  const [shown, setShown] = useState(() => shownAround(ends, turn))
  const text = useRef<HTMLDivElement>(null)
  const edges = useEdges(text, ends, shown)

  const settle = () => setShown((before) => shownAround(ends, turn, before))
  // A step by a sentence may lead past the words that are shown.
  if (ends.first < shown.first || ends.last > shown.last) settle()

  function wordAt(end: End, x: number, y: number): number | null {
    let nearest: { word: number; distance: number } | null = null
    for (const element of text.current?.querySelectorAll<HTMLElement>('[data-word]') ?? []) {
      const box = edgeBox(element, end)
      const offLine = Math.max(0, box.top - y, y - box.bottom)
      const distance = offLine * 1000 + Math.abs(getSide(box, element, end) - x)
      if (nearest === null || distance < nearest.distance) nearest = { word: Number(element.dataset.word), distance }
    }
    return nearest?.word ?? null
  }

  const space = (word: number) => (talk.words[word]?.joined || word === shown.first ? '' : ' ')
  const words = (first: number, last: number) =>
    talk.words.slice(first, last + 1).map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the talk
      <Fragment key={first + at}>
        {at === 0 ? '' : space(first + at)}
        <span data-word={first + at}>{word.text}</span>
      </Fragment>
    ))
  const before = talk.words[turn.from - 1]
  const after = talk.words[turn.to + 1]
  return (
    <div ref={text} dir="auto" className="relative rounded-control bg-sunken px-4 py-3.5">
      <p className="type-transcript leading-7 text-text-2 wrap-anywhere select-none">
        {shown.first === turn.from ? before && <OtherVoice speaker={before.speaker} /> : '… '}
        {words(shown.first, ends.first - 1)}
        {space(ends.first)}
        <mark className="rounded-[3px] bg-marker box-decoration-clone py-0.5 text-on-marker forced-colors:bg-[Mark]">
          {words(ends.first, ends.last)}
        </mark>
        {ends.last < shown.last && space(ends.last + 1)}
        {words(ends.last + 1, shown.last)}
        {shown.last === turn.to ? after && <OtherVoice speaker={after.speaker} isAfter /> : ' …'}
      </p>
      {(['first', 'last'] as const).map((end) => (
        <TrimHandle
          key={end}
          trim={trim}
          end={end}
          wordAt={(x, y) => wordAt(end, x, y)}
          onSettled={settle}
          style={edges[end]}
          className={`touch-area w-7 -translate-x-1/2 pointer-coarse:w-10 ${knobs[end]}`}
        />
      ))}
    </div>
  )
}

/** A knob above the beginning and below the end, as in a text that is selected on a phone. */
const knobs = {
  first:
    'before:absolute before:-top-1.5 before:left-1/2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-text hover:before:bg-petrol',
  last: 'before:absolute before:-bottom-1.5 before:left-1/2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-text hover:before:bg-petrol',
} satisfies Record<End, string>

/** Says that the next words are another speaker's, so the end can't move further. */
function OtherVoice({ speaker, isAfter = false }: { speaker: string | null; isAfter?: boolean }) {
  return (
    <span className="type-hint mx-2 inline-block font-sans text-text-3">
      {speaker ?? 'Someone else'} speaks {isAfter ? 'next' : 'before'}
    </span>
  )
}

/** Returns the range of words to show: more if an end is near the edge, and never fewer, so that nothing jumps. */
function shownAround(ends: Ends, turn: { from: number; to: number }, before?: Ends): Ends {
  const isEnough = {
    first: before && ends.first - before.first >= beside.min,
    last: before && before.last - ends.last >= beside.min,
  }
  return {
    first:
      before && isEnough.first
        ? before.first
        : Math.max(turn.from, Math.min(ends.first - beside.shown, before?.first ?? ends.first)),
    last:
      before && isEnough.last
        ? before.last
        : Math.min(turn.to, Math.max(ends.last + beside.shown, before?.last ?? ends.last)),
  }
}

type Edges = Record<End, { left: number; top: number; height: number }>

/** Returns the pixel positions of the ends, measured again when the text reflows. */
function useEdges(text: { current: HTMLElement | null }, ends: Ends, shown: Ends): Edges {
  const nowhere = { left: 0, top: 0, height: 0 }
  const [edges, setEdges] = useState<Edges>({ first: nowhere, last: nowhere })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words flow otherwise
  useLayoutEffect(() => {
    const root = text.current
    if (!root) return
    const measure = () => {
      const origin = root.getBoundingClientRect()
      const edge = (end: End) => {
        const element = root.querySelector<HTMLElement>(`[data-word="${ends[end]}"]`)
        if (!element) return nowhere
        const box = edgeBox(element, end)
        const outwards = getSide(box, element, end) === box.left ? -1 : 1
        return {
          left: getSide(box, element, end) + outwards - origin.left,
          top: box.top - origin.top,
          height: box.height,
        }
      }
      setEdges({ first: edge('first'), last: edge('last') })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [text, ends.first, ends.last, shown.first, shown.last])
  return edges
}

/** Returns the box of a word; if it is broken over lines, the line of that end. */
function edgeBox(element: HTMLElement, end: End): DOMRect {
  const boxes = element.getClientRects()
  return boxes[end === 'first' ? 0 : boxes.length - 1] ?? element.getBoundingClientRect()
}

function getSide(box: DOMRect, element: HTMLElement, end: End): number {
  const isLeft = (end === 'first') === (getComputedStyle(element).direction !== 'rtl')
  return isLeft ? box.left : box.right
}
