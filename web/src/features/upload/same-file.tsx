import { findUpload, projectTitle } from '@podcastai/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { call } from '../../lib/call.ts'
import { shortDate } from '../../lib/dates.ts'
import { fileProblem } from './file-check.ts'

/** Says that the workspace already has a project from this file. Uploading it again is possible. */
export function SameFile({ file }: { file: File }) {
  const { data: project } = useQuery(sameFileQuery(file))
  if (!project) return null
  return (
    <p role="status" className="type-small flex items-baseline gap-2 rounded-control bg-sunken px-3 py-2 text-text-2">
      <Copy aria-hidden size={14} className="shrink-0 self-center" />
      <span className="min-w-0 wrap-anywhere">
        This file was uploaded on {shortDate(project.createdAt)}:{' '}
        <Link
          to="/project/$id"
          params={{ id: project.id }}
          className="rounded-badge font-[550] text-petrol hover:underline"
        >
          {projectTitle(project.filename)}
        </Link>
      </span>
    </p>
  )
}

const sameFileQuery = (file: File) =>
  queryOptions({
    queryKey: ['same-file', file.name, file.size, file.lastModified],
    queryFn: () => findSameFile(file),
    gcTime: 0,
  })

/** Returns the project with the same file; null if none or unknown, because browsers only hash on secure pages. */
async function findSameFile(file: File) {
  if (fileProblem(file) !== null || !globalThis.crypto?.subtle) return null
  try {
    const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return (await call(findUpload, { params: { hash } })).project
  } catch {
    return null
  }
}
