import { Segments, Tab, TabList, TabPanel, Tabs } from '@podcastai/ui'
import { useState } from 'react'
import { Kind, Specimen } from './specimen.tsx'

const looks = ['underline', 'segments', 'rail'] as const
const tabs = ['Recent Projects', 'Content Insights', 'Help & Guides']

export function Choices() {
  const [segment, setSegment] = useState('13')
  return (
    <Kind title="Choices">
      {looks.map((look) => (
        <Specimen key={look} name={`Tabs, ${look}`} stacked>
          <TabsExample look={look} />
        </Specimen>
      ))}
      <Specimen name="Segments">
        <Segments
          label="Period"
          value={segment}
          onChange={setSegment}
          options={[
            { value: '5', label: '5 weeks' },
            { value: '13', label: '13 weeks' },
            { value: '52', label: '12 months' },
          ]}
        />
      </Specimen>
    </Kind>
  )
}

function TabsExample({ look }: { look: (typeof looks)[number] }) {
  const [tab, setTab] = useState(tabs[0] ?? '')
  return (
    <Tabs value={tab} onValueChange={setTab} orientation={look === 'rail' ? 'vertical' : 'horizontal'}>
      <TabList label={`Sections, ${look}`} look={look}>
        {tabs.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map((name) => (
        <TabPanel key={name} value={name} className="pt-2 text-text-2">
          Panel of {name}
        </TabPanel>
      ))}
    </Tabs>
  )
}
