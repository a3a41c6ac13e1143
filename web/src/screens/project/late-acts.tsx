import type { Transcript } from '@podcastai/contracts'
import { MoveToShow } from '../../features/project/move-to-show.tsx'
import { ReplaceFile } from '../../features/upload/replace-file.tsx'

/** The rarely used entries of “About this project.” */
export function LateActs({ transcript }: { transcript: Transcript }) {
  return (
    <>
      <ReplaceFile transcript={transcript} />
      <MoveToShow transcript={transcript} />
    </>
  )
}
