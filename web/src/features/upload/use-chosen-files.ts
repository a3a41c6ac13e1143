import { dismissToasts, toast } from '@podcastai/ui'
import { useCallback, useEffectEvent, useState } from 'react'
import { fileProblem } from './file-check.ts'
import { pastedFile } from './pasted-file.ts'
import { toFileKey } from './several-files.tsx'
import { toastText } from './upload-problem.tsx'

/** What somebody chose to upload, and what is wrong with it. While it is sent nothing is added. */
export function useChosenFiles({ isSending }: { isSending: boolean }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  /** These are nowhere else: what was pasted is in no file of its owner. */
  const [pasted] = useState(() => new WeakSet<File>())

  /** A single file that cannot be one is told and not kept; among several its row says it. */
  const set = useCallback(
    (next: readonly File[]) => {
      const [file] = next
      const wrong = next.length === 1 && file ? fileProblem(file) : null
      setProblem(wrong)
      setFiles(wrong ? [] : next)
      if (wrong) toast({ title: 'Upload failed', text: toastText(wrong), tone: 'danger' })
      // What the message says of the file before is over.
      else if (problem !== null) dismissToasts()
    },
    [problem],
  )

  /** Dropped or pasted: beside what is there, unless the server has refused that. */
  const add = useCallback(
    (added: readonly File[]) => {
      if (isSending) return
      set(problem === null ? withoutTwins([...files, ...added]) : added)
    },
    [isSending, problem, files, set],
  )

  /** From the dialog of the browser: one replaces one. */
  const take = useCallback(
    (taken: readonly File[]) => (files.length > 1 ? add(taken) : set(withoutTwins(taken))),
    [files, add, set],
  )

  // Reading a name out of the text takes a moment, and other files may come meanwhile.
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
