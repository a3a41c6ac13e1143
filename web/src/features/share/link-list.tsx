import type { ShareLink } from '@podcastai/contracts'
import { Badge, Button } from '@podcastai/ui'
import { shortDate } from '../../lib/dates.ts'
import { useRevokeLink } from './share-links.ts'

/** The share links: active ones first, then expired ones. */
export function LinkList({ id, links }: { id: string; links: readonly ShareLink[] }) {
  const revoke = useRevokeLink(id)
  if (links.length === 0) return null
  const live = links.filter(({ state }) => state === 'live')
  const over = links.filter(({ state }) => state !== 'live')
  return (
    <ul aria-label="Links" className="grid divide-y border-t">
      {[...live, ...over].map((link) => (
        <li key={link.id} className="flex items-center gap-3 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="type-label wrap-anywhere">{formatLinkName(link)}</p>
            <p className="type-hint wrap-anywhere text-text-3">{formatFacts(link)}</p>
          </div>
          {link.state === 'live' ? (
            <Button
              size="small"
              aria-label={`Revoke ${formatLinkName(link)}`}
              pending={revoke.isPending && revoke.variables === link.id}
              pendingLabel="Revoking..."
              onClick={() => revoke.mutate(link.id)}
            >
              Revoke
            </Button>
          ) : (
            <Badge>{link.state === 'revoked' ? 'Revoked' : 'Ended'}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

function formatLinkName({ name, createdAt }: ShareLink): string {
  return name === '' ? `Link from ${shortDate(createdAt)}` : `For ${name}`
}

function formatFacts({ state, name, createdBy, createdAt, expiresAt }: ShareLink): string {
  const made = `Created ${name === '' ? '' : `${shortDate(createdAt)} `}by ${createdBy ?? 'a former member'}`
  return state === 'live' ? `${made}, expires ${shortDate(expiresAt)}` : made
}
