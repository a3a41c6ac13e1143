import type { ContentKey } from '@podcastai/content-types'
import { Badge, Button, TextDiff } from '@podcastai/ui'
import { useState } from 'react'
import { compareContents, type ItemChange } from './compare-contents.ts'

const kinds = {
  changed: { label: 'Changed', tone: 'neutral' },
  added: { label: 'Restored', tone: 'ok' },
  removed: { label: 'Removed', tone: 'danger' },
} as const

type Props = { contentType: ContentKey; current: unknown; version: unknown }

/** What restoring an older version would change, item by item. */
export function VersionChanges({ contentType, current, version }: Props) {
  const { changes, unchanged } = compareContents(contentType, current, version)
  if (changes.length === 0) return <p className="text-text-2">Same as the current version.</p>
  return (
    <div className="grid gap-3">
      <p className="type-small text-text-2">
        If you restore it: <del className="rounded-[3px] bg-danger-soft px-0.5 text-danger">removed</del>,{' '}
        <ins className="rounded-[3px] bg-ok-soft px-0.5 text-ok underline underline-offset-2">restored</ins>.
        {unchanged > 0 && ` ${unchanged} unchanged.`}
      </p>
      <ul aria-label="Changes" className="grid gap-3">
        {changes.map((change) => (
          <ChangedItem key={`${change.kind} ${change.name}`} change={change} />
        ))}
      </ul>
    </div>
  )
}

/** The first fields identify an added or removed item. */
const fieldsAtFirst = 2

function ChangedItem({ change: { kind, name, fields } }: { change: ItemChange }) {
  const [showsAll, setShowsAll] = useState(kind === 'changed')
  const { label, tone } = kinds[kind]
  const shown = showsAll ? fields : fields.slice(0, fieldsAtFirst)
  const left = fields.length - shown.length
  return (
    <li className="grid gap-2 rounded-card border p-3.5">
      <div className="flex items-center justify-between gap-2">
        <span className="type-label wrap-anywhere">{name}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {shown.map((field) => (
        <div key={field.label} className="grid gap-0.5">
          <span className="type-hint text-text-3">{field.label}</span>
          <TextDiff before={field.before} after={field.after} />
        </div>
      ))}
      {left > 0 && (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Show ${left} more ${left === 1 ? 'field' : 'fields'} of ${name}`}
          className="-ml-2 justify-self-start text-text-2"
          onClick={() => setShowsAll(true)}
        >
          {left} more {left === 1 ? 'field' : 'fields'}
        </Button>
      )}
    </li>
  )
}
