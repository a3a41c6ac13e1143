import type { Transcript } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { MoveToShow } from '../../features/project/move-to-show.tsx'
import { RecordingLink } from '../../features/project/recording-link.tsx'
import { ReplaceFile } from '../../features/upload/replace-file.tsx'

const RecordingDetails = lateComponent(
  async () => (await import('../../features/recording/recording-details.tsx')).RecordingDetails,
)

/** The entries of “About this project” that few people need. */
export function LateActs({ transcript }: { transcript: Transcript }) {
  return (
    <>
      <RecordingLink transcript={transcript}>
        <RecordingDetails projectId={transcript.id} />
      </RecordingLink>
      <ReplaceFile transcript={transcript} />
      <MoveToShow transcript={transcript} />
    </>
  )
}
