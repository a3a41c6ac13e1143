import { lateComponent, Popover } from '@podcastai/ui'
import { type ReactElement, useState } from 'react'
import type { SwapPreviewProps } from './swap-preview.web.tsx'

/** Loaded on demand: on first opening. */
const SwapPreview = lateComponent(async () => (await import('./swap-preview.web.tsx')).SwapPreview)

type Props = Omit<SwapPreviewProps, 'onClose'> & {
  /** Name of the item that is swapped, for labels: 'quote “We closed …”'. */
  what: string
  trigger: ReactElement
  note?: string
}

/** A button that opens a preview of an item's replacement. Nothing changes until it is confirmed. */
export function SwapPopover({ what, trigger, note, ...preview }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover label={`Swap ${what}`} open={isOpen} onOpenChange={setIsOpen} className="grid gap-3" trigger={trigger}>
      {note && <p className="type-small text-text-2">{note}</p>}
      <SwapPreview {...preview} onClose={() => setIsOpen(false)} />
    </Popover>
  )
}
