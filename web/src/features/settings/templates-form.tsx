import { zodResolver } from '@hookform/resolvers/zod'
import { contentTypeKeys, contentTypeOf } from '@podcastai/content-types'
import { can, type Role, saveTeamTemplates, TeamTemplates } from '@podcastai/contracts'
import { Button, Field, Textarea, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { templatesQuery } from './settings-queries.ts'

/** Extra instructions for each content type, the same for everybody in the workspace. */
export function TemplatesForm({ templates, role }: { templates: TeamTemplates; role: Role }) {
  const form = useForm<TeamTemplates>({
    resolver: zodResolver(TeamTemplates),
    values: templates,
    resetOptions: { keepDirtyValues: true },
  })
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (body: Partial<TeamTemplates>) => call(saveTeamTemplates, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(templatesQuery().queryKey, saved)
      form.reset(saved)
      toast({ title: 'Templates saved', text: 'They count from the next generation on.' })
    },
    onError: (error) => toast({ title: 'Failed to save templates', text: messageOf(error), tone: 'danger' }),
  })
  const { dirtyFields, errors, isDirty } = form.formState
  const mayEdit = can(role, 'editAISettings')

  /** Only what was changed: of two people at work on different templates neither overwrites the other. */
  function submit(fields: TeamTemplates) {
    const changed = contentTypeKeys.filter((key) => dirtyFields[key])
    save.mutate(Object.fromEntries(changed.map((key) => [key, fields[key]])))
  }

  return (
    <section aria-labelledby="settings-templates" className="border-t pt-6">
      <form noValidate aria-label="Team templates" className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
        <div className="grid gap-1">
          <h2 id="settings-templates" tabIndex={-1} className="type-h2 scroll-mt-20 rounded-badge">
            Team templates
          </h2>
          <p className="text-text-2">
            Extra instructions for one kind of content. A language model follows them as they stand; the built-in engine
            keeps to words you rule out, as in Never say “hustle”.
          </p>
        </div>
        {contentTypeKeys.map((key) => (
          <Field key={key} label={contentTypeOf(key).title} error={errors[key]?.message}>
            <Textarea rows={2} readOnly={!mayEdit} {...form.register(key)} />
          </Field>
        ))}
        {mayEdit && (
          <Button
            type="submit"
            className="justify-self-start"
            disabled={!isDirty}
            pending={save.isPending}
            pendingLabel="Saving..."
          >
            Save Templates
          </Button>
        )}
      </form>
      <LeaveGuard when={isDirty} what="templates" />
    </section>
  )
}
