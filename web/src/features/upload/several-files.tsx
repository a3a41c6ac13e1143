import { IconButton } from '@podcastai/ui'
import { FileText, X } from 'lucide-react'
import { fileProblem, fileSize } from './file-check.ts'

type Props = { files: readonly File[]; onAdd: () => void; onRemove: (file: File) => void }

/** Several chosen files: each becomes a project, and files that aren't transcripts show why they're skipped. */
export function SeveralFiles({ files, onAdd, onRemove }: Props) {
  return (
    <section aria-label="Chosen files" className="rounded-large border bg-bg">
      <ul className="divide-y">
        {files.map((file) => (
          <ChosenRow key={toFileKey(file)} file={file} onRemove={() => onRemove(file)} />
        ))}
      </ul>
      <button
        type="button"
        onClick={onAdd}
        className="w-full cursor-pointer rounded-b-large border-t px-4 py-2.5 text-left font-[550] text-petrol hover:bg-sunken"
      >
        Add more files
      </button>
    </section>
  )
}

function ChosenRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const problem = fileProblem(file)
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <FileText aria-hidden size={16} className={problem ? 'text-danger' : 'text-petrol'} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <p className={problem ? 'type-hint text-danger wrap-anywhere' : 'type-hint text-text-2 tabular-nums'}>
          {problem ? `Not uploaded: ${problem}` : fileSize(file.size)}
        </p>
      </div>
      <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

/** Returns a key to recognize the same file chosen again. */
export function toFileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}
