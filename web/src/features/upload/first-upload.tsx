import { useCallback, useRef } from 'react'
import { DropZone } from './drop-zone.tsx'
import { handUpload } from './handed-upload.ts'
import { usePasteAndDrop } from './use-paste-and-drop.ts'

/** The upload area of an empty workspace. `onHanded` opens the upload card, which continues with the file. */
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
