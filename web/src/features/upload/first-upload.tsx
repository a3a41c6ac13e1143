import { useCallback, useRef } from 'react'
import { DropZone } from './drop-zone.tsx'
import { handUpload } from './handed-upload.ts'
import { usePasteAndDrop } from './use-paste-and-drop.ts'

/** Where a workspace without projects takes its first transcript. `onHanded` leads to the upload card, which goes on with it. */
export function FirstUpload({ onHanded }: { onHanded: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const takeFiles = useCallback(
    (files: File[]) => {
      handUpload({ files })
      onHanded()
    },
    [onHanded],
  )
  const takeText = useCallback(
    (text: string) => {
      handUpload({ text })
      onHanded()
    },
    [onHanded],
  )
  const dragging = usePasteAndDrop({ onFiles: takeFiles, onText: takeText })
  return <DropZone input={input} onFiles={takeFiles} dragging={dragging} problem={null} />
}
