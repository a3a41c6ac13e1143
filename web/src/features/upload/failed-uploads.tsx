import { Link } from '@tanstack/react-router'
import { TriangleAlert, X } from 'lucide-react'
import { isUnseen, useQueuedUploads } from './upload-queue.ts'
import { uploadQueue } from './use-upload.ts'

/** Reports failed uploads on any page until the user has seen or dismissed them. */
export function FailedUploads() {
  const failed = useQueuedUploads(uploadQueue).filter(isUnseen)
  const [first] = failed
  if (!first) return null
  return (
    <div
      role="alert"
      className="type-small flex items-center justify-center gap-x-3 border-b border-danger bg-danger-soft px-4 py-1.5"
    >
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-danger" />
      <p className="min-w-0 py-1 wrap-anywhere">
        {failed.length === 1 ? `“${first.file.name}” was not uploaded.` : `${failed.length} files were not uploaded.`}
      </p>
      <Link
        to="/create"
        className="rounded-badge px-1 py-1 font-[550] whitespace-nowrap text-petrol hover:underline touch:py-2"
      >
        See why
      </Link>
      <button
        type="button"
        aria-label="Close message"
        onClick={uploadQueue.see}
        className="grid size-7 shrink-0 place-items-center rounded-badge text-text-2 hover:bg-sunken hover:text-text touch:size-9"
      >
        <X aria-hidden size={14} />
      </button>
    </div>
  )
}
