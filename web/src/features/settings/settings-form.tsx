import {
  can,
  type PictureLook,
  type Role,
  type SettingsField,
  settingsFieldNames,
  settingsFields,
  type TeamSettings,
  type TeamTemplates,
} from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveGuard } from '../../lib/leave-guard.tsx'
import { HandleField, useHandle } from './handle-field.tsx'
import { HostCount } from './host-count.tsx'
import { MoreSettings } from './more-settings.tsx'
import { useSectionOfAddress } from './section-links.tsx'
import { SettingField } from './setting-field.tsx'
import { firstSection, moreSections } from './settings-sections.ts'
import { TemplateFields } from './template-fields.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { useSaveTemplates } from './use-save-templates.ts'
import { VoicePreview } from './voice-preview.tsx'

type Props = {
  show: string
  /** What to do with shows, beside the heading. */
  actions: ReactNode
  settings: TeamSettings & { revision: number }
  templates: TeamTemplates
  look: PictureLook
  role: Role
}

/** Settings, templates and the handle are stored separately, but the user sees one form with one button. */
export function SettingsForm({ show, actions, settings, templates, look, role }: Props) {
  const more = useRef<HTMLDetailsElement>(null)
  const unfold = () => {
    if (more.current) more.current.open = true
  }
  const { form, submit, isPending } = useSaveSettings(show, settings, (fields) => {
    if (fields.some(isFolded)) unfold()
  })
  useSectionOfAddress()
  const templating = useSaveTemplates(show, templates, unfold)
  const handle = useHandle(show, look)
  const { isDirty } = form.formState
  const hasChanges = isDirty || templating.isDirty || handle.isDirty
  const isSaving = isPending || templating.isPending || handle.isPending
  const mayChange = (field: SettingsField) => can(role, settingsFields[field].permission)

  function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (handle.isDirty) handle.submit()
    if (templating.isDirty) void templating.submit()
    if (isDirty || !hasChanges) void submit()
  }

  return (
    <>
      <form noValidate aria-label="AI Settings" onSubmit={save}>
        <div className="grid gap-1 pb-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="type-h2">AI Settings</h2>
            {actions}
          </div>
          <p className="text-text-2">
            These settings shape everything you generate from now on. Existing content does not change.
            {!settingsFieldNames.every(mayChange) && ' Only an admin can change fields with a lock.'}
          </p>
        </div>
        <FormProvider {...form}>
          <Section {...firstSection}>
            <SettingField field="podcastName" locked={!mayChange('podcastName')} />
            <div className="grid gap-2">
              <SettingField field="hostNames" locked={!mayChange('hostNames')} />
              <HostCount />
            </div>
            <HandleField handle={handle} locked={!can(role, 'editBusinessSettings')} />
          </Section>
          <MoreSettings ref={more}>
            {moreSections.map(({ id, title, fields }) => (
              <Section key={id} id={id} title={title}>
                {fields.map((field) => (
                  <div key={field} className="grid gap-2">
                    <SettingField field={field} locked={!mayChange(field)} />
                    {field === 'contentGoals' && <VoicePreview />}
                  </div>
                ))}
              </Section>
            ))}
            <TemplateFields form={templating.form} mayEdit={can(role, 'editAISettings')} />
          </MoreSettings>
        </FormProvider>
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
      <LeaveGuard when={hasChanges} title="Leave without saving?" text="Your changes haven’t been saved yet." />
    </>
  )
}

function isFolded(field: SettingsField): boolean {
  return !(firstSection.fields as readonly SettingsField[]).includes(field)
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`settings-${id}`} className="grid gap-5 border-t pt-6">
      <h3 id={`settings-${id}`} tabIndex={-1} className="type-h3 rounded-badge">
        {title}
      </h3>
      {children}
    </section>
  )
}
