import {
  can,
  type Role,
  settingsFieldNames,
  settingsFields,
  type TeamSettings,
  type TeamTemplates,
} from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import type { FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveGuard } from '../../lib/leave-guard.tsx'
import { HostCount } from './host-count.tsx'
import { useSectionOfAddress } from './section-links.tsx'
import { SettingField } from './setting-field.tsx'
import { settingsSections } from './settings-sections.ts'
import { TemplateFields } from './template-fields.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { useSaveTemplates } from './use-save-templates.ts'
import { VoicePreview } from './voice-preview.tsx'

type Props = { settings: TeamSettings & { revision: number }; templates: TeamTemplates; role: Role }

/** Settings and templates are stored apart; to whoever fills them in they are one form with one button. */
export function SettingsForm({ settings, templates, role }: Props) {
  const { form, submit, isPending } = useSaveSettings(settings)
  useSectionOfAddress()
  const templating = useSaveTemplates(templates)
  const { isDirty } = form.formState
  const hasChanges = isDirty || templating.isDirty
  const isSaving = isPending || templating.isPending
  const all = settingsFieldNames.every((field) => can(role, settingsFields[field].permission))

  function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (templating.isDirty) void templating.submit()
    if (isDirty || !templating.isDirty) void submit()
  }

  return (
    <>
      <form noValidate aria-label="AI Settings" onSubmit={save}>
        <div className="grid gap-1 pb-6">
          <h2 className="type-h2">AI Settings</h2>
          <p className="text-text-2">
            These settings shape everything you generate from now on. Existing content does not change.
            {!all && ' Only an admin can change fields with a lock.'}
          </p>
        </div>
        <div className="grid gap-9">
          <FormProvider {...form}>
            {settingsSections.map(({ id, title, fields }) => (
              <section key={id} aria-labelledby={`settings-${id}`} className="grid gap-5 border-t pt-6">
                <h3 id={`settings-${id}`} tabIndex={-1} className="type-h3 rounded-badge">
                  {title}
                </h3>
                {fields.map((field) => (
                  <div key={field} className="grid gap-2">
                    <SettingField field={field} locked={!can(role, settingsFields[field].permission)} />
                    {field === 'hostNames' && <HostCount />}
                    {field === 'contentGoals' && <VoicePreview />}
                  </div>
                ))}
              </section>
            ))}
          </FormProvider>
          <TemplateFields form={templating.form} mayEdit={can(role, 'editAISettings')} />
        </div>
        <div
          data-bar="bottom"
          className="sticky bottom-0 z-10 -mx-1 mt-8 flex items-center gap-4 border-t bg-bg px-1 py-3"
        >
          <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
            Save Settings
          </Button>
          <p aria-live="polite" className="type-small text-text-2">
            {hasChanges && !isSaving && 'Unsaved changes'}
          </p>
        </div>
      </form>
      <LeaveGuard
        when={hasChanges}
        title="Leave without saving?"
        text="Your changes to the settings are not saved yet."
      />
    </>
  )
}
