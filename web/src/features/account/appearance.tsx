import { Segments } from '@podcastai/ui'
import { useState } from 'react'
import { storedTheme, storeTheme, type Theme } from '../../lib/theme.ts'

const options = [
  { value: 'system', label: 'Same as system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[]

/** Switches between light and dark immediately. */
export function Appearance() {
  const [theme, setTheme] = useState(storedTheme)
  return (
    <Segments
      label="Theme"
      value={theme}
      options={options}
      onChange={(next) => {
        storeTheme(next)
        setTheme(next)
      }}
    />
  )
}
