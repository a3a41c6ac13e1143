import { Link } from '@tanstack/react-router'
import { Captions, CircleHelp, Download, Upload, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useExportSummary } from '../../features/projects/export-summary.ts'

const row =
  'flex h-10 w-full items-center gap-3 rounded-control px-2.5 text-left font-medium transition-colors hover:bg-sunken touch:h-11 [&>svg]:text-text-3 hover:[&>svg]:text-petrol'

export function QuickActions() {
  const exportSummary = useExportSummary()
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="type-label mb-2 text-text-2">
        Quick actions
      </h2>
      <ul className="rounded-card border bg-surface p-1">
        <Action>
          <Link to="/create" className={row}>
            <Upload aria-hidden size={16} />
            Upload New Transcript
          </Link>
        </Action>
        <Action>
          <Link to="/clip-thumbnails" className={row}>
            <Captions aria-hidden size={16} />
            Social Media Text Overlays
          </Link>
        </Action>
        <Action>
          <Link to="/dashboard" search={{ tab: 'team' }} className={row}>
            <Users aria-hidden size={16} />
            Team Settings
          </Link>
        </Action>
        <Action>
          <button
            type="button"
            className={row}
            disabled={exportSummary.isPending}
            onClick={() => exportSummary.mutate()}
          >
            <Download aria-hidden size={16} />
            Export Summary
          </button>
        </Action>
        <Action>
          <Link to="/dashboard" search={{ tab: 'help' }} className={row}>
            <CircleHelp aria-hidden size={16} />
            Get Help
          </Link>
        </Action>
      </ul>
    </section>
  )
}

function Action({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}
