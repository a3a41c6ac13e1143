import {
  Button,
  type ButtonSize,
  type ButtonVariant,
  CopyButton,
  IconButton,
  Menu,
  MenuItem,
  MenuRule,
  Popover,
  Tooltip,
} from '@podcastai/ui'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { Kind, Specimen } from './specimen.tsx'

const variants = ['primary', 'outline', 'ghost', 'danger'] as const satisfies ButtonVariant[]
const sizes = ['small', 'medium', 'large'] as const satisfies ButtonSize[]

export function Actions() {
  return (
    <Kind title="Actions">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: small, medium, large, with icon, pending, disabled`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Save
            </Button>
          ))}
          <Button variant={variant} icon={<Plus aria-hidden size={16} />}>
            Create
          </Button>
          <Button variant={variant} pending pendingLabel="Saving...">
            Save
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
        </Specimen>
      ))}
      <Specimen name="IconButton: ghost, outline, disabled · CopyButton: with a word, as an icon">
        <IconButton label="Edit">
          <Pencil aria-hidden size={14} />
        </IconButton>
        <IconButton label="Edit" variant="outline">
          <Pencil aria-hidden size={14} />
        </IconButton>
        <IconButton label="Edit" disabled>
          <Pencil aria-hidden size={14} />
        </IconButton>
        <CopyButton text="Copied from the design page" />
        <CopyButton iconOnly label="Copy title" text="Copied from the design page" />
      </Specimen>
      <Specimen name="Menu, Popover, Tooltip: press or point">
        <Menu
          align="start"
          trigger={
            <IconButton label="Actions" variant="outline">
              <Ellipsis aria-hidden size={14} />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden />} shortcut="E" onSelect={() => {}}>
            Rename
          </MenuItem>
          <MenuItem disabled onSelect={() => {}}>
            Not now
          </MenuItem>
          <MenuRule />
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => {}}>
            Delete
          </MenuItem>
        </Menu>
        <Popover label="Share" align="start" trigger={<Button size="small">Popover</Button>}>
          <p>Something small that floats beside its button.</p>
        </Popover>
        <Tooltip text="Nothing important appears only here">
          <Button size="small">Tooltip</Button>
        </Tooltip>
      </Specimen>
    </Kind>
  )
}
