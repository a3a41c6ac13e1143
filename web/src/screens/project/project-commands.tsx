import { type ContentKey, getContentType } from '@podcastai/content-types'
import { getContentTypeView } from '@podcastai/content-types/web'
import { type ContentByType, can, type Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileOutput, Keyboard, MessagesSquare, Pencil, Search, Share2 } from 'lucide-react'
import { useState } from 'react'
import { DiscussionDialog } from '../../features/collaboration/late-discussion-dialog.ts'
import { ExportDialog } from '../../features/export/late-export-dialog.ts'
import { type Command, useCommands } from '../../lib/commands.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { VideosExport } from './late-videos-export.ts'

const ShareDialog = lateComponent(async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog)
const RenameDialog = lateComponent(async () => (await import('../../features/projects/rename-dialog.tsx')).RenameDialog)

type Opened = 'export' | 'share' | 'discussion' | 'rename'

type Props = {
  transcript: Transcript
  content: ContentByType | undefined
  contentType: ContentKey
  onOpenType: (contentType: ContentKey) => void
  onSearchTranscript: () => void
  onShowKeys: () => void
}

/** The project's commands and their dialogs, because on phones the dialogs' buttons aren't on the page. */
export function ProjectCommands(props: Props) {
  const { transcript, content, contentType, onOpenType, onSearchTranscript, onShowKeys } = props
  const { id } = transcript
  const navigate = useNavigate()
  const role = useQuery(profileQuery()).data?.role
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const hasContent = content !== undefined && Object.keys(content).length > 0
  const mayRename = role !== undefined && can(role, 'generateContent')

  const acts: (Command | false)[] = [
    hasContent && {
      label: 'Export',
      icon: <FileOutput aria-hidden />,
      keywords: 'download word pdf zip images pictures subtitles cut list publish kit google docs',
      run: () => setOpened('export'),
    },
    { label: 'Share', icon: <Share2 aria-hidden />, keywords: 'link public', run: () => setOpened('share') },
    {
      label: 'Comments and note',
      icon: <MessagesSquare aria-hidden />,
      keywords: 'team discussion',
      run: () => setOpened('discussion'),
    },
    { label: 'Search the transcript', icon: <Search aria-hidden />, keywords: 'find words', run: onSearchTranscript },
    mayRename && {
      label: 'Rename this project',
      icon: <Pencil aria-hidden />,
      keywords: 'title name',
      run: () => setOpened('rename'),
    },
    { label: 'Keyboard shortcuts', icon: <Keyboard aria-hidden />, keywords: 'keys help', run: onShowKeys },
  ]
  useCommands(
    'project',
    acts.filter((act) => act !== false),
  )
  useCommands(
    'types',
    transcript.generation.map(({ contentType, format }) =>
      typeCommand(contentType, format?.name, () => onOpenType(contentType)),
    ),
  )

  if (opened === 'export' && content)
    return (
      <ExportDialog
        {...{ transcript, content, contentType }}
        videos={(wanted) => <VideosExport {...{ transcript, content, wanted }} />}
        onClose={close}
      />
    )
  return (
    <>
      {opened === 'share' && <ShareDialog id={id} onClose={close} />}
      {opened === 'rename' && <RenameDialog project={transcript} open onOpenChange={close} />}
      {opened === 'discussion' && (
        <DiscussionDialog
          id={id}
          onOpenPlace={(search) => {
            close()
            void navigate({ to: '/project/$id', params: { id }, search, resetScroll: false })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function typeCommand(contentType: ContentKey, name: string | undefined, run: () => void): Command {
  const { label, title } = getContentType(contentType)
  const { icon: Icon } = getContentTypeView(contentType)
  return { label: name ?? title, icon: <Icon aria-hidden />, keywords: `${label} open show`, run }
}
