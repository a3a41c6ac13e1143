import type { EditorActsProps } from '@podcastai/content-types/web'
import { Button, toast } from '@podcastai/ui'
import { WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RewriteTarget } from './rewriting.tsx'

type Selected = { field: string; start: number; end: number }

type Props = EditorActsProps & { onRewrite: (target: RewriteTarget) => void }

/** A button in an editor that rewrites the words that are selected in one of its fields. */
export function SelectionRewriter({ editing, form, onRewrite }: Props) {
  const [selected, setSelected] = useState<Selected | null>(null)
  /** The editor as it is now, for actions of a toast that outlives this rendering. */
  const latest = useRef(editing)
  useEffect(() => {
    latest.current = editing
  })

  useEffect(() => {
    const follow = () => {
      const field = document.activeElement
      if (isText(field) && field.form === form.current) setSelected(findSelected(field))
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [form])

  function rewrite({ field, start, end }: Selected) {
    const text = editing.values[field] ?? ''
    const [before, after] = [text.slice(0, start), text.slice(end)]
    onRewrite({
      ...{ place: editing.place, what: 'selected words' },
      selection: { before, selected: text.slice(start, end), after },
      onUse: (words) => {
        latest.current.set({ [field]: `${before}${words}${after}` })
        toast({
          title: 'Rewritten',
          text: 'Save to keep it.',
          action: { label: 'Undo', onClick: () => latest.current.set({ [field]: text }) },
        })
      },
    })
  }

  return (
    <Button
      size="small"
      variant="ghost"
      icon={<WandSparkles aria-hidden size={14} />}
      disabled={selected === null}
      title={selected ? undefined : 'Select words in the text first'}
      // Keeps the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => selected && rewrite(selected)}
    >
      Rewrite selection
    </Button>
  )
}

function isText(element: Element | null): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
}

/** Returns the selected words of a field, without spaces around them; null if there are none. */
function findSelected({
  name,
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement | HTMLInputElement): Selected | null {
  const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0]
  const words = value.slice(from, to)
  const start = from + words.length - words.trimStart().length
  const end = start + words.trim().length
  return end > start ? { field: name, start, end } : null
}
