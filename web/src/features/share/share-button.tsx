import { Button } from '@podcastai/ui'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Opens the share links of a project. */
export function ShareButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Share2 aria-hidden size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
