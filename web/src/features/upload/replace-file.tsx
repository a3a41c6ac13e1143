import { can, isRunning, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, buttonStyle, lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, History } from 'lucide-react'
import { useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'

const ReplaceFileDialog = lateComponent(async () => (await import('./replace-file-dialog.tsx')).ReplaceFileDialog)

/** Replaces the transcript file, and links to the project of the earlier one. */
export function ReplaceFile({ transcript }: { transcript: Transcript }) {
  const role = useQuery(profileQuery()).data?.role
  const [isOpen, setIsOpen] = useState(false)
  const { id, status, earlier, generation } = transcript
  const mayReplace = role && can(role, 'uploadTranscripts') && can(role, 'generateContent') && !isRunning(status)
  return (
    <>
      {mayReplace && (
        <Button
          size="small"
          variant="ghost"
          icon={<FileUp aria-hidden size={14} />}
          className="-ml-2.5 text-text-2"
          onClick={() => setIsOpen(true)}
        >
          Replace transcript file…
        </Button>
      )}
      {earlier && (
        <Link
          to="/project/$id"
          params={{ id: earlier.id }}
          title={projectTitle(earlier.filename)}
          className={buttonStyle({ size: 'small', variant: 'ghost', className: '-ml-2.5 text-text-2' })}
        >
          <History aria-hidden size={14} />
          Earlier file and its content
        </Link>
      )}
      {isOpen && (
        <ReplaceFileDialog
          id={id}
          isWritten={generation.some(({ version }) => version > 0)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
