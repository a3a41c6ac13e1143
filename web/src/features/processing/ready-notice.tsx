import { isRunning, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/**
 * Offers a browser notification for when the content is ready and the user is in another tab. The browser asks for
 * permission only when the user opts in.
 */
export function ReadyNotice({ transcript }: { transcript: Transcript }) {
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : 'denied'))
  useNotice(transcript, permission === 'granted')
  if (permission === 'denied' || !isRunning(transcript.status)) return null
  if (permission === 'granted') {
    return (
      <p className="type-hint flex items-center gap-1.5 text-text-3">
        <BellRing aria-hidden size={14} />
        We’ll notify you here when it’s ready.
      </p>
    )
  }
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ml-2 justify-self-start"
      icon={<Bell aria-hidden size={14} />}
      onClick={async () => setPermission(await Notification.requestPermission())}
    >
      Notify me when it’s ready
    </Button>
  )
}

function useNotice(transcript: Transcript, isWanted: boolean) {
  const { id, filename, status } = transcript
  const wasRunning = useRef(isRunning(status))
  // Keep polling in the background.
  useQuery({ ...transcriptQuery(id), refetchIntervalInBackground: true, enabled: isWanted && isRunning(status) })
  useEffect(() => {
    const isDone = wasRunning.current && status === 'completed'
    wasRunning.current = isRunning(status)
    if (!isDone || !isWanted || !document.hidden) return
    const notice = new Notification('Your content is ready', { body: projectTitle(filename), tag: id })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }, [status, isWanted, filename, id])
}
