import { dismissToasts, toast } from '@podcastai/ui'
import { useCallback, useEffectEvent, useState } from 'react'
import { fileProblem } from './file-check.ts'
import { pastedFile } from './pasted-file.ts'
import { toFileKey } from './several-files.tsx'
import { toastText } from './upload-problem.tsx'

/** The files chosen for upload, and what is wrong with them. While sending, nothing is added. */
export function useChosenFiles({ isSending }: { isSending: boolean }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** Pasted text isn't saved in a file anywhere. */
  const [pasted] = useState(() => new WeakSet<File>())

  /** Reports and drops a single invalid file; among several, its row says it. */
  const set = useCallback(
    (next: readonly File[]) => {
      const [file] = next
      const wrong = next.length === 1 && file ? fileProblem(file) : null
      setProblem(wrong)
      setFiles(wrong ? [] : next)
      if (wrong) toast({ title: 'Upload failed', text: toastText(wrong), tone: 'danger' })
      // The last message was about the previous file.
      else if (problem !== null) dismissToasts()
    },
    [problem],
  )

  /** Dropped or pasted files are added, unless the server rejected the current ones. */
  const add = useCallback(
    (added: readonly File[]) => {
      if (isSending) return
      set(problem === null ? withoutTwins([...files, ...added]) : added)
    },
    [isSending, problem, files, set],
  )

  /** From the file dialog: a single file replaces a single one. */
  const take = useCallback(
    (taken: readonly File[]) => (files.length > 1 ? add(taken) : set(withoutTwins(taken))),
    [files, add, set],
  )

  // Finding a name in the text takes a moment, and other files may be added by then.
  const addAsItIsNow = useEffectEvent(add)
  const addText = useCallback(
    async (text: string) => {
      const file = await pastedFile(text)
      pasted.add(file)
      addAsItIsNow([file])
    },
    [pasted],
  )

  return {
    files,
    holdsPasted: files.some((file) => pasted.has(file)),
    problem,
    setProblem,
    add,
    take,
    addText,
    remove: (file: File) => set(files.filter((one) => one !== file)),
    clear: () => setFiles([]),
  }
}

function withoutTwins(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [toFileKey(file), file])).values()]
}
