import type { Role } from '@podcastai/contracts'
import { Button, EmptyState, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { lookQuery } from '../../lib/queries/picture-look.ts'
import { GlossarySection } from './glossary-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsQuery, templatesQuery } from './settings-queries.ts'

/** The podcast's writing preferences, and extra instructions per content type. */
export function SettingsTab({ role }: { role: Role }) {
  const settings = useQuery(settingsQuery())
  const templates = useQuery(templatesQuery())
  const look = useQuery(lookQuery())
  if (settings.data && templates.data && look.data) {
    return (
      <div className="grid grid-cols-[148px_minmax(0,640px)] gap-10 pt-6 max-desk:grid-cols-[minmax(0,640px)]">
        <SectionLinks />
        <div className="min-w-0">
          <SettingsForm settings={settings.data} templates={templates.data} look={look.data} role={role} />
          <GlossarySection role={role} />
        </div>
      </div>
    )
  }
  if (settings.isError || templates.isError || look.isError) {
    const askAgain = () => [settings, templates, look].filter(({ isError }) => isError).map(({ refetch }) => refetch())
    return (
      <EmptyState
        className="mt-6"
        title="The settings could not be loaded"
        text="Nothing is lost. Check the connection and try again."
        action={<Button onClick={askAgain}>Try Again</Button>}
      />
    )
  }
  return <SettingsLoading />
}

function SettingsLoading() {
  return (
    <div role="status" aria-label="Loading the settings" className="grid max-w-[640px] gap-5 pt-6 desk:ml-[188px]">
      {['name', 'description', 'hosts', 'audience'].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-9.5" />
        </div>
      ))}
    </div>
  )
}
