import type { Profile } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlanMissing } from '../../features/billing/plan-missing.tsx'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { UploadCard } from '../../features/upload/upload-card.tsx'
import { Uploads } from '../../features/upload/upload-list.tsx'
import { RecentList } from '../../features/workflow/recent-list.tsx'
import { Steps } from '../../features/workflow/steps.tsx'
import { type WorkflowStep, workflowStep } from '../../features/workflow/workflow-step.ts'
import { useShows } from '../../lib/current-show.ts'
import { freeEpisodesLeftText } from '../../lib/free-episodes.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { mayUpload } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { transcriptListQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { isNewServer, NewServer } from '../signed-in/new-server.tsx'
import { SignedIn } from '../signed-in/signed-in.tsx'
import { UploadedCard } from './uploaded-card.tsx'

/** /create, and /transcript/{id}: the same screen with that project on top. */
export function CreateScreen() {
  const { id } = useParams({ strict: false })
  return (
    <SignedIn>
      {(profile) => {
        if (id) return <OneTranscript profile={profile} id={id} />
        return isNewServer(profile) ? <NewServer profile={profile} /> : <NewTranscript profile={profile} />
      }}
    </SignedIn>
  )
}

function NewTranscript({ profile }: { profile: Profile }) {
  usePageTitle('Create Content')
  return (
    <CreateFrame profile={profile} step="upload">
      <h1 className="type-h1">Upload a transcript</h1>
      <p className="mt-1 mb-5 text-text-2">
        A text file, not audio. Timestamps and speaker names help but aren’t required.
      </p>
      <Uploading profile={profile} />
    </CreateFrame>
  )
}

function Uploading({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  return (
    <>
      <Uploads />
      {profile.freeEpisodesLeft > 0 && <FreeEpisodes left={profile.freeEpisodesLeft} />}
      {mayUpload(profile) ? (
        <UploadCard onOpen={(id, options) => void navigate({ to: '/project/$id', params: { id }, ...options })} />
      ) : (
        <PlanMissing profile={profile} />
      )}
    </>
  )
}

/** The free episodes of a user without a plan. */
function FreeEpisodes({ left }: { left: number }) {
  const setup = useQuery(setupQuery()).data
  if (!setup) return null
  return (
    <p className="type-small mb-4 text-text-2">
      {freeEpisodesLeftText(left, setup.freeEpisodes)}, with all content formats and exports. Clip overlays and teams
      need a plan.
    </p>
  )
}

function OneTranscript({ profile, id }: { profile: Profile; id: string }) {
  const transcript = useQuery(transcriptQuery(id))
  return (
    <CreateFrame profile={profile} step={workflowStep(transcript.data)}>
      <UploadedCard transcript={transcript.data} failed={transcript.isError} />
      {transcript.data && (
        <section aria-labelledby="another-title" className="mt-9 max-md:mt-7">
          <h2 id="another-title" className="type-h2 mb-3">
            Upload another transcript
          </h2>
          <Uploading profile={profile} />
        </section>
      )}
    </CreateFrame>
  )
}

function CreateFrame({ profile, step, children }: { profile: Profile; step: WorkflowStep; children: ReactNode }) {
  const projects = useQuery(transcriptListQuery(useShows().showId))
  return (
    <>
      <AppHeader username={profile.username} create="none" />
      <div className="mx-auto grid max-w-[1280px] grid-cols-[248px_minmax(0,820px)] gap-18 px-6 pt-9 pb-18 max-desk:grid-cols-[200px_minmax(0,1fr)] max-desk:gap-9 max-md:grid-cols-1 max-md:gap-5.5 max-md:px-4 max-md:pt-4">
        <aside className="grid grid-cols-1 content-start gap-9">
          <Steps current={step} />
          <RecentList projects={projects.data ?? []} />
        </aside>
        <main className="min-w-0">{children}</main>
      </div>
    </>
  )
}
