import { useParams } from '@tanstack/react-router'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { SignedIn } from '../signed-in/signed-in.tsx'
import { ProjectPage } from './project-page.tsx'

/** /project/{id}: an episode, its content, and its transcript. */
export function ProjectScreen() {
  const { id = '' } = useParams({ strict: false })
  return (
    <SignedIn>
      {(profile) => (
        <>
          <AppHeader username={profile.username} />
          <ProjectPage key={id} id={id} />
        </>
      )}
    </SignedIn>
  )
}
