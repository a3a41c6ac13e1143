import { namedExtensions, uploadExtensions } from '@podcastai/contracts'
import { classNames } from '@podcastai/ui'
import { FileUp } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

type Props = {
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
  /** A file is being dragged over the page. */
  dragging: boolean
  problem: string | null
}

/** Where transcripts are dropped or chosen; the whole page accepts the drop. */
export function DropZone({ input, onFiles, dragging, problem }: Props) {
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
        {/* Phones can't drag and drop. */}
        <b className="font-semibold text-petrol md:hidden">Choose a file</b>
        <span className="max-md:hidden">
          <b className="font-semibold text-text">Drop a transcript here</b> or{' '}
          <span className="font-[550] text-petrol">choose a file</span>
        </span>
        <span className="type-hint text-text-3">{acceptedFiles}</span>
        <span className="type-hint text-text-3 max-md:hidden">Drop several files to create a project for each.</span>
        <input
          ref={input}
          type="file"
          multiple
          name="transcript"
          aria-label="Transcript file"
          aria-describedby={problem ? 'file-problem' : undefined}
          accept={uploadExtensions.join(',')}
          className="only-read"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            if (files.length > 0) onFiles(files)
            event.target.value = ''
          }}
        />
      </label>
      {problem && <Problem>{problem}</Problem>}
    </div>
  )
}

const acceptedFiles = `${namedExtensions.join(', ')}, and more, up to 10MB`

function Problem({ children }: { children: ReactNode }) {
  return (
    <p id="file-problem" role="alert" className="type-small text-danger wrap-anywhere">
      {children}
    </p>
  )
}
