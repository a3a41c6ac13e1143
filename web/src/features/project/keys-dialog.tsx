import { Dialog } from '@podcastai/ui'
import { commandMenuKeys } from '../../lib/commands.ts'
import { projectKeys } from './project-keys.ts'

const commandMenu = { keys: [commandMenuKeys], does: 'Command menu, on every page' }

export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard" text="Single keys, off while you type.">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {[commandMenu, ...projectKeys].map(({ keys, does }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && <span className="px-1 text-text-3">to</span>}
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
