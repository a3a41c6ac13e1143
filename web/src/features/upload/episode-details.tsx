import { maxFactLengths } from '@podcastai/contracts'
import { Field, Input, Textarea } from '@podcastai/ui'
import { ChevronRight } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { shortFacts } from '../../lib/short-facts.ts'
import type { EpisodeForm } from './episode-form.ts'

/** Show, number, date, description, and links, collapsed to what was found in the file. */
export function EpisodeDetails({ form }: { form: UseFormReturn<EpisodeForm> }) {
  const found = shortFacts(form.watch())
  const { register } = form
  return (
    <details className="group/details min-w-0">
      <summary className="touch-area relative flex w-fit max-w-full list-none items-center gap-1.5 rounded-control [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={16} className="shrink-0 transition-transform group-open/details:rotate-90" />
        <span className="shrink-0 font-[550]">Episode details</span>
        <span className="min-w-0 truncate text-text-2">{found || 'optional'}</span>
      </summary>
      <div className="mt-3 grid grid-cols-[2fr_1fr_1fr] gap-x-2.5 gap-y-3.5 max-md:grid-cols-2">
        <Field label="Show" className="max-md:col-span-2">
          <Input autoComplete="off" maxLength={maxFactLengths.showName} {...register('showName')} />
        </Field>
        <Field label="Episode number">
          <Input autoComplete="off" maxLength={maxFactLengths.episodeNumber} {...register('episodeNumber')} />
        </Field>
        <Field label="Date">
          <Input type="date" {...register('publishedOn')} />
        </Field>
        <Field label="Description" className="col-span-full">
          <Textarea rows={2} maxLength={maxFactLengths.description} {...register('description')} />
        </Field>
        <Field label="Links" hint="One per line. They go into the show notes." className="col-span-full">
          <Textarea rows={2} maxLength={maxFactLengths.links} {...register('links')} />
        </Field>
      </div>
    </details>
  )
}
