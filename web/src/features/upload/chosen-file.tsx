import { maxPreviewBytes } from '@podcastai/contracts'
import { Button, classNames, IconButton, laneColors, StripKey, TalkStrip } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, FileText, X } from 'lucide-react'
import { lengthText } from '../../lib/lengths.ts'
import { fileSize } from './file-check.ts'
import { columns, type FilePreview, filePreviewQuery, isReadOnServer } from './file-preview.ts'
import { UploadProblem } from './upload-problem.tsx'

type Props = {
  file: File
  /** Why the server rejected it. */
  problem: string | null
  disabled: boolean
  onReplace: () => void
  onRemove: () => void
}

const stripHeight = 48
const stripKeys = 'type-hint flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1.5 text-text-2 max-md:min-h-17.5'
const readOnServer = 'read on the server, not saved yet'
const flat = Array.from({ length: columns }, () => ({ host: 0, guests: 0 }))

/** The chosen file with a preview, or why it can't be read, before anything is sent. */
export function ChosenFile({ file, problem, disabled, onReplace, onRemove }: Props) {
  const { data: read, isPending } = useQuery(filePreviewQuery(file))
  const isUnreadable = read && 'problem' in read
  const preview = isUnreadable ? null : read
  const wrong = problem ?? (isUnreadable ? read.problem : null)
  return (
    <>
      <div className="grid grid-cols-1 gap-3.5 rounded-large border bg-bg px-4 pt-3.5 pb-3">
        <div className="flex items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-control bg-petrol-soft text-petrol max-md:hidden">
            <FileText aria-hidden size={16} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">
              {preview?.title ?? file.name}
              {preview?.title && <span className="type-small ml-2 font-normal text-text-3">{file.name}</span>}
            </p>
            <p className="type-hint text-text-2 tabular-nums max-md:min-h-8">
              {[
                fileSize(file.size),
                ...listFacts(preview),
                ...(preview && isReadOnServer(file) ? [readOnServer] : []),
              ].join(' · ')}
            </p>
          </div>
          <Button variant="ghost" size="small" className="max-md:hidden" disabled={disabled} onClick={onReplace}>
            Replace
          </Button>
          <IconButton label="Remove the file" disabled={disabled} onClick={onRemove}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
        {preview && preview.strip.length > 0 && <PreviewStrip preview={preview} />}
        {isPending && file.size <= maxPreviewBytes && <WaitingStrip onServer={isReadOnServer(file)} />}
      </div>
      {wrong && <UploadProblem text={wrong} />}
    </>
  )
}

function listFacts(preview: FilePreview | null | undefined): string[] {
  if (!preview) return []
  const { speakers, minutes, estimated, words } = preview
  return [
    ...(speakers.length > 0 ? [`${speakers.length} ${speakers.length === 1 ? 'speaker' : 'speakers'}`] : []),
    `${estimated && minutes >= 1 ? '≈ ' : ''}${lengthText(minutes)}`,
    `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`,
  ]
}

/** As tall as its replacement, so that the button below doesn't move under the pointer. */
function WaitingStrip({ onServer }: { onServer: boolean }) {
  return (
    <>
      <TalkStrip columns={flat} height={stripHeight} label="" />
      <p className={stripKeys}>{onServer ? 'Reading the Word file on the server…' : 'Reading the file…'}</p>
    </>
  )
}

function PreviewStrip({ preview }: { preview: FilePreview }) {
  const { names } = preview
  const own = names.length > laneColors.length ? names.slice(0, laneColors.length - 1) : names
  const further = names.length - own.length
  return (
    <>
      <TalkStrip
        columns={preview.strip}
        height={stripHeight}
        label={`Who speaks when: ${names.join(', ') || 'no names'}`}
      />
      <div className={stripKeys}>
        {[...own, ...(further > 0 ? [`${further} more`] : [])].map((name, lane) => (
          <StripKey key={name} lane={lane} name={name} className="max-w-48" />
        ))}
        <span
          className={classNames(
            'ml-auto inline-flex items-center gap-1.5 max-md:ml-0',
            names.length > 0 ? 'font-medium text-ok' : 'text-text-2',
          )}
        >
          {names.length > 0 && <Check aria-hidden size={14} />}
          {preview.verdict}
        </span>
      </div>
    </>
  )
}
