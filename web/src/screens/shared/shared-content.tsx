import {
  type ContentKey,
  getContentName,
  getContentType,
  isContentTypeKey,
  listContentKeys,
} from '@podcastai/content-types'
import { ContentView } from '@podcastai/content-types/web'
import type { SharedProject } from '@podcastai/contracts'
import { EmptyState, Tab, TabList, TabPanel, Tabs } from '@podcastai/ui'
import { useState } from 'react'
import { GuestQuotes } from '../../features/share/guest-quotes.tsx'
import { usePassagePlay } from '../../features/share/sound/use-passage-play.tsx'
import { lengthText } from '../../lib/lengths.ts'

/** The generated types, one tab each, after the guests' quotes. */
export function SharedContent({ token = '', project }: { token?: string; project: SharedProject }) {
  const { title, minutes, guests, content } = project
  const renderPlay = usePassagePlay(token, project)
  const written = listContentKeys(content)
  const [open, setOpen] = useOpenType(written)
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="type-h1 wrap-anywhere">{title}</h1>
        <p className="type-small mt-1 text-text-2">{formatFacts(project)}</p>
      </div>
      <GuestQuotes guests={guests} content={content} renderPlay={renderPlay} />
      {open === undefined ? (
        <EmptyState title="No content yet" text="Open this link again later. It always shows the latest content." />
      ) : (
        <Tabs value={open} onValueChange={(next) => setOpen(next as ContentKey)} className="grid gap-4">
          <TabList label="Content types">
            {written.map((key) => (
              <Tab key={key} value={key}>
                {getLabel(key, content)}
              </Tab>
            ))}
          </TabList>
          {written.map((key) => (
            <TabPanel key={key} value={key} className="grid min-w-0 content-start gap-3">
              <div>
                <h2 className="type-h2">{getContentName(key, content[key])}</h2>
                {isContentTypeKey(key) && <p className="type-small text-text-2">{getContentType(key).subtitle}</p>}
              </div>
              <Content
                contentType={key}
                content={content}
                episode={{ title, seconds: minutes && minutes * 60 }}
                renderPlay={renderPlay}
              />
            </TabPanel>
          ))}
        </Tabs>
      )}
    </div>
  )
}

function getLabel(key: ContentKey, content: SharedProject['content']): string {
  return isContentTypeKey(key) ? getContentType(key).label : getContentName(key, content[key])
}

type ContentProps = {
  contentType: ContentKey
  content: SharedProject['content']
  episode: { title: string; seconds: number | null }
  renderPlay: ReturnType<typeof usePassagePlay>
}

function Content({ contentType, content, episode, renderPlay }: ContentProps) {
  const own = content[contentType]
  return own === undefined ? null : <ContentView {...{ contentType, content: own, episode, renderPlay }} />
}

/** Returns the open type, stored in the URL's hash, which isn't sent to the server. */
function useOpenType(written: readonly ContentKey[]) {
  const named = written.find((key) => window.location.hash === `#${key}`)
  const [chosen, setChosen] = useState(named)
  function choose(key: ContentKey) {
    setChosen(key)
    window.history.replaceState(null, '', `#${key}`)
  }
  return [chosen ?? written[0], choose] as const
}

function formatFacts({ minutes, guests }: SharedProject): string {
  const length = minutes === null ? [] : [lengthText(minutes)]
  const names = guests.map(({ name }) => name).slice(0, 4)
  return [...length, ...(names.length > 0 ? [`With ${names.join(', ')}`] : [])].join(' · ')
}
