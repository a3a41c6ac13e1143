import { Button, IconButton, lateComponent } from '@podcastai/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'

const ShareDialog = lateComponent(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Opens a project's share links. */
export function ShareButton({ id, iconOnly = false }: { id: string; iconOnly?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {iconOnly ? (
        <IconButton
          label="Share"
          variant="outline"
          size="medium"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Share2 aria-hidden size={16} />
        </IconButton>
      ) : (
        <Button icon={<Share2 aria-hidden size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Share
        </Button>
      )}
      {isOpen && <ShareDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}
