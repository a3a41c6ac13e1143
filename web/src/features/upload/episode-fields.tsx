import { projectTitle } from '@podcastai/contracts'
import { Field, Input } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type FilePreview, filePreviewQuery } from './file-preview.ts'
import type { UploadFields } from './use-upload.ts'

/**
 * What the episode is called and who hosts it, as the file says. The guest is filled in as well, in the fields below. What
 * the person has typed stays.
 */
export function EpisodeFields({ file, form }: { file: File; form: UseFormReturn<UploadFields> }) {
  const { data: read } = useQuery(filePreviewQuery(file))
  const found = read && !('problem' in read) ? read : null
  const { resetField, getFieldState } = form
  useEffect(() => {
    // A title or host that was typed belongs to the file it was typed for, a guest to the form.
    resetField('title', { defaultValue: suggestTitle(file, found) })
    resetField('hostName', { defaultValue: found?.host ?? '' })
    if (!getFieldState('guestName').isDirty) resetField('guestName', { defaultValue: found?.guest ?? '' })
  }, [file, found, resetField, getFieldState])
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-2.5 max-md:grid-cols-1">
      <Field label="Project title">
        <Input autoComplete="off" maxLength={200} {...form.register('title')} />
      </Field>
      <Field label="Host">
        <Input autoComplete="off" maxLength={200} placeholder="As in AI Settings" {...form.register('hostName')} />
      </Field>
    </div>
  )
}

/** Empty for a file that the page does not read: the server finds its title. */
function suggestTitle(file: File, found: FilePreview | null): string {
  if (!found) return ''
  if (found.title) return found.title
  const stem = projectTitle(file.name)
  const saysNothing = (stem.match(/\p{L}/gu) ?? []).length < 3
  return saysNothing && found.guest !== '' ? `Conversation with ${found.guest}` : readableName(stem)
}

/** "the-repair-cafe" as "The repair cafe". A name with spaces, capitals, or signs of its own stays. */
function readableName(stem: string): string {
  const words = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/.test(stem) ? stem.replaceAll(/[-_]/g, ' ') : null
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : stem
}
