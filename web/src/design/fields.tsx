import { Field, Input, Select, Switch, Textarea } from '@podcastai/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Kind, Specimen } from './specimen.tsx'

export function Fields() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Kind title="Fields">
      <Specimen name="Input: hint, wrong, disabled, read only, with an icon" stacked>
        <Field label="Podcast name" hint="As in the show’s feed." aside={<span className="type-hint">optional</span>}>
          <Input placeholder="The Long Table" />
        </Field>
        <Field label="Email" error="Please enter an email address">
          <Input defaultValue="maya" />
        </Field>
        <Field label="Full name">
          <Input disabled defaultValue="Maya Brandt" />
        </Field>
        <Field label="Address" hint="The address you log in with">
          <Input readOnly defaultValue="maya@example.com" />
        </Field>
        <Field label="Search">
          <Input type="search" icon={<Search aria-hidden />} placeholder="Search your projects..." />
        </Field>
      </Specimen>
      <Specimen name="Textarea, Select: resting, wrong, disabled" stacked>
        <Field label="Guidelines">
          <Textarea defaultValue="Grows with what is written." />
        </Field>
        <Field label="Guidelines" error="At most 3,000 characters">
          <Textarea defaultValue="Too much." />
        </Field>
        <Field label="Role">
          <Select defaultValue="manager">
            <option value="manager">Manager</option>
            <option value="user">User</option>
          </Select>
        </Field>
        <Field label="Role" error="Please choose one from the list">
          <Select />
        </Field>
        <Field label="Role">
          <Select disabled>
            <option>Admin</option>
          </Select>
        </Field>
      </Specimen>
      <Specimen name="Switch: on and off, with a hint, disabled" stacked>
        <Switch label="Generate everything now" hint="All eight formats" checked={isOn} onCheckedChange={setIsOn} />
        <Switch label="Off" checked={false} onCheckedChange={() => {}} />
        <Switch label="Disabled" checked disabled onCheckedChange={() => {}} />
      </Specimen>
    </Kind>
  )
}
