import { Dialog } from '@podcastai/ui'
import { commandMenuKeys } from '../../lib/commands.ts'
import { playerKeys, projectKeys } from './project-keys.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; singleKeys: boolean }

const commandMenu = { keys: [commandMenuKeys], does: 'Command menu, on every page' }
const selectWords = { keys: ['Shift →'], does: 'Select words in the focused transcript' }
const moveItem = { keys: ['Alt ↑', 'Alt ↓'], does: 'Move the item that has the focus' }

export function KeysDialog({ open, onOpenChange, singleKeys }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard"
      text={
        singleKeys
          ? 'Single keys do nothing while you type. You can turn them off in your profile.'
          : 'Single-key shortcuts are off. You can turn them on in your profile.'
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {[
          commandMenu,
          moveItem,
          selectWords,
          ...[...projectKeys, ...playerKeys].filter(({ keys: [key] }) => singleKeys || key === 'F2' || key === 'Space'),
        ].map(({ keys, does }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && <span className="px-1 text-text-3">{/^\d/.test(key) ? 'to' : 'or'}</span>}
                  <kbd className="type-time inline-grid h-6 min-w-6 place-items-center rounded-chip border bg-sunken px-1.5">
                    {key}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
