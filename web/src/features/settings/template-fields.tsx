import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import type { TeamTemplates } from '@podcastai/contracts'
import { Field, Textarea } from '@podcastai/ui'
import type { UseFormReturn } from 'react-hook-form'

type Props = { form: UseFormReturn<TeamTemplates>; mayEdit: boolean }

/** Extra instructions per content type, shared by the workspace. */
export function TemplateFields({ form, mayEdit }: Props) {
  const { errors } = form.formState
  return (
    <section aria-labelledby="settings-templates" className="grid gap-5 border-t pt-6">
      <div className="grid gap-1">
        <h3 id="settings-templates" tabIndex={-1} className="type-h3 rounded-badge">
          Team templates
        </h3>
        <p className="text-text-2">
          Extra instructions for one type of content. A language model follows them as written. The built-in engine only
          avoids words you rule out, as in: Never say “hustle.”
        </p>
      </div>
      {contentTypeKeys.map((key) => (
        <Field key={key} label={getContentType(key).title} error={errors[key]?.message}>
          <Textarea rows={2} readOnly={!mayEdit} {...form.register(key)} />
        </Field>
      ))}
    </section>
  )
}
