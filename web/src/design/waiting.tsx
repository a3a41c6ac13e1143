import { Button, EmptyState, ProgressBar, Skeleton, Spinner } from '@podcastai/ui'
import { Kind, Specimen } from './specimen.tsx'

export function Waiting() {
  return (
    <Kind title="Waiting and empty">
      <Specimen name="ProgressBar: begun, on its way, done" stacked>
        {[0, 60, 100].map((value) => (
          <ProgressBar key={value} value={value} label={`Progress ${value}`} />
        ))}
      </Specimen>
      <Specimen name="Spinner, Skeleton">
        <Spinner label="Loading" size={20} />
        <Skeleton className="h-10 w-60" />
        <Skeleton className="size-10 rounded-full" />
      </Specimen>
      <Specimen name="EmptyState" stacked>
        <EmptyState
          outline={<div className="mx-auto h-12 w-48 rounded-control border border-dashed border-current" />}
          title="No projects yet"
          text="An outline of what will be there, one sentence, one button."
          action={<Button variant="primary">Create Your First Project</Button>}
        />
      </Specimen>
    </Kind>
  )
}
