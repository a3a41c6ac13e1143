import { Badge, type BadgeTone, Card, EvidenceChip, LengthGauge, TalkStrip, TextDiff, TimeRuler } from '@podcastai/ui'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Kind, Specimen } from './specimen.tsx'

const tones = ['ok', 'petrol', 'danger', 'warn', 'neutral', 'line', 'ink'] as const satisfies BadgeTone[]
const columns = Array.from({ length: 90 }, (_, at) => {
  const asks = at % 11 < 2
  return { host: asks ? 24 + (at % 5) * 4 : 2, guests: asks ? 1 : 18 + ((at * 7) % 13) }
})
const marks = [
  { from: 0.2, to: 0.24, label: 'Jump to 5:02' },
  { from: 0.61, to: 0.63, label: 'Jump to 15:20' },
]
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function Marks() {
  const [active, setActive] = useState(0)
  return (
    <Kind title="Marks and figures">
      <Specimen name="Badge: every tone, with a dot, running, with an icon">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="ok" dot>
          Ready
        </Badge>
        <Badge tone="petrol" dot="pulse">
          Generating Content
        </Badge>
        <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
          Processing Error
        </Badge>
      </Specimen>
      <Specimen name="EvidenceChip: at rest, shown now, estimated, a range, a long name, nothing to jump to">
        <EvidenceChip time="12:04" speaker="Maya" onJump={() => {}} />
        <EvidenceChip time="12:04" speaker="Maya" active onJump={() => {}} />
        <EvidenceChip time="12:04" estimated onJump={() => {}} />
        <EvidenceChip time="12:04 – 12:31" speaker="Jonas" onJump={() => {}} />
        <EvidenceChip time="1:02:33" speaker="Professor Annemarie Vandenberghe-Lindqvist" onJump={() => {}} />
        <EvidenceChip time="12:04" speaker="Maya" />
      </Specimen>
      <Specimen name="LengthGauge: in range, too short, too long" stacked>
        {[186, 120, 240].map((length) => (
          <LengthGauge key={length} length={length} min={150} max={200} />
        ))}
      </Specimen>
      <Specimen name="TalkStrip: marked with a play head, on its way, one voice" stacked>
        <div>
          <TalkStrip
            label="Maya asks, Jonas answers"
            columns={columns}
            marks={marks}
            activeMark={active}
            playHead={marks[active]?.from}
            onJump={setActive}
          />
          <TimeRuler seconds={1520} format={clock} />
        </div>
        <TalkStrip label="Drawn up to its middle" columns={columns} progress={0.5} />
        <TalkStrip label="One voice" columns={columns.map(({ guests }) => ({ host: guests, guests: 0 }))} />
      </Specimen>
      <Specimen name="Card">
        <Card className="p-4">A surface with a hairline</Card>
      </Specimen>
      <Specimen name="TextDiff: a word that changed, a text that grew, one that became another" stacked>
        <TextDiff before="We closed on Sundays." after="We closed on Saturdays." />
        <TextDiff before="We closed." after="We closed, and nobody noticed for a month." />
        <TextDiff before="no" after="yes" />
      </Specimen>
    </Kind>
  )
}
