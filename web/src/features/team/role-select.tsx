import { type Role, roleLabels, roles } from '@podcastai/contracts'
import { Select } from '@podcastai/ui'

type Props = { label?: string; role: Role; disabled?: boolean; className?: string; onChange: (role: Role) => void }

/** Set `label` if no Field provides one. */
export function RoleSelect({ label, role, disabled, className = 'w-32', onChange }: Props) {
  return (
    <div className={className}>
      <Select
        aria-label={label}
        value={role}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Role)}
      >
        {[...roles].reverse().map((one) => (
          <option key={one} value={one}>
            {roleLabels[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
