import { can, type Role } from '@podcastai/contracts'
import { Button, EmptyState, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getStoredShow } from '../../lib/current-show.ts'
import { lookQuery } from '../../lib/queries/picture-look.ts'
import { showsQuery } from '../../lib/queries/shows.ts'
import { FormatsSection } from './formats-section.tsx'
import { GlossarySection } from './glossary-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsQuery, templatesQuery } from './settings-queries.ts'
import { AddShow, ShowPicker } from './shows-bar.tsx'

/** The writing preferences of a show, and extra instructions per content type. */
export function SettingsTab({ role }: { role: Role }) {
  const list = useQuery(showsQuery())
  const { show: wanted } = useSearch({ strict: false })
  const navigate = useNavigate()
  if (!list.data) return list.isError ? <SettingsAway onRetry={() => list.refetch()} /> : <SettingsLoading />
  const { shows, max } = list.data
  const find = (id: string | null | undefined) => shows.find((one) => one.id === id)
  const show = find(wanted) ?? find(getStoredShow()) ?? shows[0]
  if (!show) return null
  const mayChange = can(role, 'editBusinessSettings')
  // An address of its own, so that unsaved changes are asked about.
  const open = (id: string | undefined) => void navigate({ to: '/dashboard', search: { tab: 'settings', show: id } })
  return (
    <div className="grid grid-cols-[148px_minmax(0,640px)] gap-10 pt-6 max-desk:grid-cols-[minmax(0,640px)]">
      <SectionLinks />
      <div className="min-w-0">
        {shows.length > 1 && <ShowPicker {...{ shows, max, show, mayChange }} onPick={open} />}
        <SettingsOfShow
          key={show.id}
          show={show.id}
          role={role}
          actions={
            shows.length === 1 &&
            mayChange && <AddShow quiet label="Add another show" max={max} count={1} onAdded={open} />
          }
        />
      </div>
    </div>
  )
}

type Props = { show: string; role: Role; actions: ReactNode }

function SettingsOfShow({ show, role, actions }: Props) {
  const settings = useQuery(settingsQuery(show))
  const templates = useQuery(templatesQuery(show))
  const look = useQuery(lookQuery(show))
  if (settings.data && templates.data && look.data) {
    const stored = { settings: settings.data, templates: templates.data, look: look.data }
    return (
      <>
        <SettingsForm {...{ show, role, actions }} {...stored} />
        <FormatsSection show={show} role={role} />
        <GlossarySection show={show} role={role} />
      </>
    )
  }
  if (settings.isError || templates.isError || look.isError) {
    const askAgain = () => [settings, templates, look].filter(({ isError }) => isError).map(({ refetch }) => refetch())
    return <SettingsAway onRetry={askAgain} />
  }
  return <FieldsLoading />
}

function SettingsAway({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      className="mt-6"
      title="The settings could not be loaded"
      text="Nothing is lost. Check the connection and try again."
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  )
}

function SettingsLoading() {
  return (
    <div className="max-w-[640px] pt-6 desk:ml-[188px]">
      <FieldsLoading />
    </div>
  )
}

function FieldsLoading() {
  return (
    <div role="status" aria-label="Loading the settings" className="grid gap-5">
      {['name', 'description', 'hosts', 'audience'].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-9.5" />
        </div>
      ))}
    </div>
  )
}
