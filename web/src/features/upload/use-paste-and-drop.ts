import { useEffect, useState } from 'react'

type Taken = { onFiles: (files: File[]) => void; onText: (text: string) => void }

/**
 * Handles files dropped anywhere on the page, and files or text pasted outside a field. Returns true while a file is
 * dragged over the page.
 */
export function usePasteAndDrop({ onFiles, onText }: Taken): boolean {
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    const mounted = new AbortController()
    const { signal } = mounted
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragging(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      setDragging(false)
      onFiles(files)
    }
    const paste = (event: ClipboardEvent) => {
      if (takesText(event.target)) return
      // Copied files often come with their name as text, and copied text with an image of itself.
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => !type.startsWith('image/'))
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (files.length > 0) onFiles(files)
      else if (text.trim() !== '') onText(text)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => mounted.abort()
  }, [onFiles, onText])

  return dragging
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=file]), textarea, [contenteditable], [role=dialog]') !== null
  )
}
