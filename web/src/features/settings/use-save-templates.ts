import { contentTypeKeys } from '@podcastai/content-types'
import { saveShowTemplates, type TeamTemplates } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { checkTemplates } from './late-checks.ts'
import { templatesQuery } from './settings-queries.ts'

/** The templates form and its save. `onRefused` is called before the invalid field takes the focus. */
export function useSaveTemplates(show: string, templates: TeamTemplates, onRefused: () => void) {
  const form = useForm<TeamTemplates>({
    resolver: checkTemplates,
    values: templates,
    resetOptions: { keepDirtyValues: true },
  })
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (body: Partial<TeamTemplates>) => call(saveShowTemplates, { params: { id: show }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(templatesQuery(show).queryKey, saved)
      form.reset(saved)
      toast({ title: 'Templates saved', text: 'They apply to everything you generate from now on.' })
    },
    onError: (error) => toast({ title: 'Failed to save templates', text: getErrorMessage(error), tone: 'danger' }),
  })
  const { dirtyFields, isDirty, isSubmitting } = form.formState

  /** Save only changed templates, so that two people editing different ones don't overwrite each other. */
  const submit = form.handleSubmit((fields) => {
    const changed = contentTypeKeys.filter((key) => dirtyFields[key])
    save.mutate(Object.fromEntries(changed.map((key) => [key, fields[key]])))
  }, onRefused)
  return { form, submit, isDirty, isPending: isSubmitting || save.isPending }
}
