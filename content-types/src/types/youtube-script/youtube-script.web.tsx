import { ScrollText } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import { scriptSections, type YoutubeScript } from './youtube-script.ts'

export const youtubeScriptView: ContentTypeView<YoutubeScript> = {
  icon: ScrollText,
  View: lateView(async () => (await import('./youtube-script-view.web.tsx')).YoutubeScriptView),
  passages: (content) =>
    scriptSections.flatMap(({ key, label }) => content.evidence[key].map((evidence) => ({ evidence, label }))),
  passageNoun: ['passage', 'passages'],
  empty: {
    outline: <ScriptOutline />,
    title: 'No script yet',
    text: 'A three-minute script in four parts, and a video description.',
  },
}

function ScriptOutline() {
  return (
    <div className="mx-auto grid w-60 gap-1.5">
      {[16, 24, 44, 20].map((height) => (
        <div key={height} className="flex gap-3">
          <div className="w-2 bg-[repeating-linear-gradient(180deg,currentColor_0_1px,transparent_1px_6px)]" />
          <div className="flex-1 rounded-chip border border-dashed border-current" style={{ height }} />
        </div>
      ))}
    </div>
  )
}
