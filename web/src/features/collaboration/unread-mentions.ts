import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mentionsQuery, useReadMentions } from '../../lib/queries/mentions.ts'
import { profileQuery } from '../../lib/queries/profile.ts'

/** Returns whether an unread comment on the project mentions the reader. Opening the comments counts as reading. */
export function useUnreadMentions(projectId: string, isOpen: boolean): boolean {
  const teamId = useQuery(profileQuery()).data?.teamId
  const { mentions = [] } = useQuery(mentionsQuery(teamId)).data ?? {}
  const { mutate } = useReadMentions(teamId)
  const unread = mentions
    .filter(({ project, isRead }) => project.id === projectId && !isRead)
    .map(({ commentId }) => commentId)
    .join()
  useEffect(() => {
    if (isOpen && unread !== '') mutate(unread.split(','))
  }, [isOpen, unread, mutate])
  return !isOpen && unread !== ''
}
