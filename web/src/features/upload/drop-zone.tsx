import { namedExtensions, uploadExtensions } from '@podcastai/contracts'
import { classNames } from '@podcastai/ui'
import { FileUp } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'

type Props = { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void; problem: string | null }

/** Where a transcript is dropped or chosen; the whole page accepts the drop. */
export function DropZone({ input, onFile, problem }: Props) {
  const dragging = usePageDrop(onFile)
  return (
    <div className="grid gap-2">
      <label
        className={classNames(
          'grid cursor-pointer justify-items-center gap-1 rounded-[14px] border-[1.5px] border-dashed border-line-strong px-5 py-8.5 text-center text-text-2 transition-colors hover:bg-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
          dragging && 'border-petrol bg-petrol-soft',
          problem && 'border-danger',
        )}
      >
        <FileUp aria-hidden size={24} className="mb-1.5 text-petrol" />
        <span>
          <b className="font-semibold text-text">Drop a transcript here</b> or{' '}
          <span className="font-[550] text-petrol">choose a file</span>
        </span>
        <span className="type-hint text-text-3">{acceptedFiles}</span>
        <input
          ref={input}
          type="file"
          name="transcript"
          aria-label="Transcript file"
          aria-describedby={problem ? 'file-problem' : undefined}
          accept={uploadExtensions.join(',')}
          className="only-read"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </label>
      {problem && <Problem>{problem}</Problem>}
    </div>
  )
}

const acceptedFiles = `${namedExtensions.join(', ')}, up to 10MB`

function Problem({ children }: { children: ReactNode }) {
  return (
    <p id="file-problem" role="alert" className="type-small text-danger wrap-anywhere">
      {children}
    </p>
  )
}

/** True while a file is held over the page. */
function usePageDrop(onFile: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    function over(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragging(true)
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setDragging(false)
    }
    function drop(event: DragEvent) {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      setDragging(false)
      onFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])

  return dragging
}
