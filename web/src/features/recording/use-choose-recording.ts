import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { whyNoRecordings } from './can-use-recordings.ts'
import { chooseFile } from './choose-file.ts'
import { RecordingFault } from './engine/jobs.ts'
import { type ChosenFile, keepFile, type LocalRecording, openAgain } from './local-recording.ts'

/** Takes a file as the project's recording on this device. */
export function useChooseRecording(projectId: string, recording: LocalRecording | null) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(whyNoRecordings)
  const known = recording?.known

  async function take(find: () => Promise<ChosenFile | null>) {
    setIsBusy(true)
    setProblem(null)
    try {
      const chosen = await find()
      if (chosen) await keepFile(client, projectId, chosen)
    } catch (error) {
      setProblem(error instanceof RecordingFault ? error.message : getErrorMessage(error))
    }
    setIsBusy(false)
  }

  /** Opens the remembered file again, or asks for one. */
  const choose = () =>
    take(async () => {
      const file = known && (await openAgain(known))
      return file ? { file, handle: known.handle } : chooseFile()
    })

  return { choose, take, isBusy, problem }
}
