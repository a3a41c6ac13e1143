import { Download, RefreshCw, Sparkles } from 'lucide-react'
import { type Command, useCommands } from '../../lib/commands.ts'

type TypeCommandsProps = {
  title: string
  isWritten: boolean
  /** Undefined while generating does nothing, such as when it is already in progress. */
  onWrite: (() => void) | undefined
  onDownload?: () => void
}

/** Registers the actions on a whole type in the command menu. */
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
