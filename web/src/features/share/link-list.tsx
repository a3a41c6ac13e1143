import type { ShareLink } from '@podcastai/contracts'
import { Badge, Button, IconButton } from '@podcastai/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { shortDate } from '../../lib/dates.ts'
import { useChangeLink, useRevokeLink } from './share-links.ts'

/** The share links: active ones first, then expired ones. */
export function LinkList({ id, links, sound }: { id: string; links: readonly ShareLink[]; sound: string | null }) {
  const change = useChangeLink(id)
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
          {link.state === 'live' && (sound || link.hasSound) && (
            <IconButton
              label={`Visitors hear the quotes: ${formatLinkName(link)}`}
              title={link.hasSound ? 'Visitors hear the quotes' : 'Visitors only read'}
              aria-pressed={link.hasSound}
              disabled={change.isPending}
              onClick={() => change.mutate({ linkId: link.id, hasSound: !link.hasSound })}
            >
              {link.hasSound ? <Volume2 aria-hidden size={16} /> : <VolumeX aria-hidden size={16} />}
            </IconButton>
          )}
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

function formatFacts({ state, name, hasSound, createdBy, createdAt, expiresAt }: ShareLink): string {
  const made = `Created ${name === '' ? '' : `${shortDate(createdAt)} `}by ${createdBy ?? 'a former member'}`
  if (state !== 'live') return made
  return `${made}, expires ${shortDate(expiresAt)}${hasSound ? ', with sound' : ''}`
}
