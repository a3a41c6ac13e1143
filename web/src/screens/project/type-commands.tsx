import { Download, RefreshCw, Sparkles } from 'lucide-react'
import { type Command, useCommands } from '../../lib/commands.ts'

type TypeCommandsProps = {
  title: string
  isWritten: boolean
  /** Not where its button does nothing, as while it is being written. */
  onWrite: (() => void) | undefined
  onDownload?: () => void
}

/** The acts on a whole type, in the command menu as well. */
export function TypeCommands({ title, isWritten, onWrite, onDownload }: TypeCommandsProps) {
  const write: Command = isWritten
    ? { label: `Regenerate ${title}`, icon: <RefreshCw aria-hidden />, keywords: 'write again', run: () => onWrite?.() }
    : { label: `Generate ${title}`, icon: <Sparkles aria-hidden />, keywords: 'write', run: () => onWrite?.() }
  const download: Command = {
    label: `Download ${title} (CSV)`,
    icon: <Download aria-hidden />,
    keywords: 'export table',
    run: () => onDownload?.(),
  }
  useCommands('type', [...(onWrite ? [write] : []), ...(onDownload ? [download] : [])])
  return null
}
